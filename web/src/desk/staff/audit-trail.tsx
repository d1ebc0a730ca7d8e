import { deskPaths } from '@portico/contract/desk/desk-document';
import type { AuditEntry } from '@portico/contract/desk/calls/staff-calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { actText, actWords, madeByText } from '../lib/act-words.ts';
import { changeText } from '../lib/change-text.ts';
import { callDesk } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { hotelTime } from '../lib/hotel-time.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import styles from './staff.module.css';

const acts = Object.entries(actWords).toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** What staff and commands changed, or tried to; newest first. */
export function AuditTrail() {
  const [typed, setTyped] = useState({ day: '', person: '', call: '' });
  const narrow = { day: orNull(typed.day), person: orNull(typed.person), call: orNull(typed.call) };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['Audit/List', narrow],
    queryFn: ({ pageParam, signal }) => callDesk('Audit/List', { ...narrow, after: pageParam }, { signal }),
    initialPageParam: orNull(''),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <DeskSection title="Who changed what">
      <div className={styles.filters}>
        <Field label="Day">
          <TextInput
            type="date"
            value={typed.day}
            onChange={({ target }) => setTyped({ ...typed, day: target.value })}
          />
        </Field>
        <Field label="Person">
          <TextInput
            autoComplete="off"
            maxLength={80}
            value={typed.person}
            onChange={({ target }) => setTyped({ ...typed, person: target.value })}
          />
        </Field>
        <Field label="What">
          <Select value={typed.call} onChange={({ target }) => setTyped({ ...typed, call: target.value })}>
            <option value="">Anything</option>
            {acts.map(([call, words]) => (
              <option key={call} value={call}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data !== undefined && entries.length === 0 && (
        <p className={styles.none}>
          {Object.values(typed).some((one) => one !== '') ? 'Nothing is like that.' : 'Nothing yet.'}
        </p>
      )}
      <Lines>
        {entries.map((entry) => (
          <EntryLine key={entry.entryId} entry={entry} />
        ))}
      </Lines>
      {hasNextPage && (
        <p className={styles.acts}>
          <Button
            variant="second"
            size="small"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show older
          </Button>
        </p>
      )}
    </DeskSection>
  );
}

const outcomes: Readonly<Record<AuditEntry['outcome'], string>> = {
  begun: 'Outcome unknown: look',
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed: look',
};

function EntryLine({ entry }: { readonly entry: AuditEntry }) {
  const { askedAt, madeBy, madeFrom, call, outcome, booking, what, reason } = entry;
  return (
    <Line isPast={outcome === 'refused'}>
      <div>
        <span className={styles.name}>{madeByText(madeBy)}</span> <span>{actText(call)}</span>{' '}
        {booking !== null && <Link to={deskPaths.booking(deskHotel().code, booking)}>{booking}</Link>}
        <br />
        <span className="muted">
          {hotelTime(askedAt)}, from {madeFrom}
        </span>
        {what.map((change) => (
          <p key={change.what}>{changeText(change)}</p>
        ))}
        {reason !== null && <p>Reason: {reason}</p>}
      </div>
      <span className={outcome === 'done' ? 'muted' : undefined}>{outcomes[outcome]}</span>
    </Line>
  );
}
