import { deskPaths } from '@portico/contract/desk/desk-document';
import type { Need } from '@portico/contract/desk/needs';
import { counted } from '@portico/contract/texts/counted';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toneClass } from '../../ui/tone.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { instantText } from '../lib/instant-text.ts';
import { needsQuery } from '../lib/needs-query.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { UndoBar } from '../parts/undo-bar.tsx';
import styles from './needs.module.css';

type Settled = Extract<Need, { kind: 'charge' | 'refund' | 'message' }>;

/** What needs a person, each with the way to settle it. Rule: docs/desk.md, "What needs a person". */
export function Needs() {
  const { data, error, refetch } = useQuery(needsQuery);
  const [settled, setSettled] = useState<Settled | null>(null);
  const deal = useDeskChange('Today/DealWith');
  const say = (need: Settled, isDone: boolean) =>
    deal.mutate(
      { kind: need.kind, id: need.id, isDone },
      { onSuccess: () => setSettled(isDone ? need : null) },
    );
  const needs = data?.needs ?? [];
  return (
    <DeskSection title="Needs a person" more={needs.length > 0 && needs.length}>
      {error !== null && data === undefined && <DeskFault error={error} onAgain={() => void refetch()} />}
      {deal.error !== null && <Notice tone="negative" title={deal.error.message} />}
      {data !== undefined && needs.length === 0 && <p className={styles.none}>Nothing does.</p>}
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={keyOf(need)} className={toneClass(toneOf(need))}>
            {need.kind === 'message' ? (
              <Icon name="mail" />
            ) : need.kind === 'refund' ? (
              <DeskIcon name="refund" />
            ) : need.kind === 'events' || need.kind === 'mails' ? (
              <DeskIcon name="exchange" />
            ) : (
              <Icon name="problem" />
            )}
            <OneNeed need={need} onDone={(done) => say(done, true)} />
          </li>
        ))}
      </ul>
      {settled !== null && (
        <UndoBar text={`${titleOf(settled)}: dealt with`} onUndo={() => say(settled, false)} />
      )}
    </DeskSection>
  );
}

function OneNeed({ need, onDone }: { readonly need: Need; readonly onDone: (need: Settled) => void }) {
  const mayDeal = useMay('Today/DealWith');
  const done = (one: Settled) =>
    mayDeal && <TextButton onClick={() => onDone(one)}>Say it is dealt with</TextButton>;
  switch (need.kind) {
    case 'charge':
    case 'refund':
      return (
        <div>
          <p>
            <b>{titleOf(need)}.</b> <WhoseMoney need={need} />
          </p>
          <p className={styles.why}>
            {need.kind === 'refund' && 'The provider does not give it back, so the guest is still owed it. '}
            {instantText(need.at)}.
          </p>
          <p className={styles.acts}>
            {need.booking !== null && (
              <Link to={deskPaths.booking(deskHotel().code, need.booking.number)}>Open the booking</Link>
            )}
            {done(need)}
          </p>
        </div>
      );
    case 'message':
      return (
        <div>
          <p>
            <b>{titleOf(need)}</b>
          </p>
          <blockquote className={styles.quote}>{need.message}</blockquote>
          <p className={styles.why}>
            {need.email}
            {need.phone !== '' && `, ${need.phone}`}. {instantText(need.at)}.
          </p>
          <p className={styles.acts}>
            <TextLink href={answerLink(need)}>Answer by e-mail</TextLink>
            {done(need)}
          </p>
        </div>
      );
    case 'events':
      return (
        <div>
          <p>
            <b>{counted(need.count, 'event')} not taken.</b> {need.url}
          </p>
          <p className={styles.why}>
            {need.lastError ?? 'No answer'}. Since {instantText(need.since)}.
          </p>
          <TryEvents endpointId={need.endpointId} />
        </div>
      );
    case 'mails':
      return (
        <div>
          <p>
            <b>{counted(need.count, 'mail')} could not be sent.</b>
          </p>
          <p className={styles.why}>
            {need.lastError}. Since {instantText(need.since)}.
          </p>
          <TryMails />
        </div>
      );
    case 'warning':
      return (
        <div>
          <p>
            <b>The server is not set up for this.</b>
          </p>
          <p className={styles.why}>{need.text}. Whoever runs the server can change it.</p>
        </div>
      );
  }
}

function TryEvents({ endpointId }: { readonly endpointId: string }) {
  const { mutate, ...state } = useDeskChange('Today/RetryEvents');
  return useMay('Today/RetryEvents') && <TryNow {...state} onPress={() => mutate({ endpointId })} />;
}

function TryMails() {
  const { mutate, ...state } = useDeskChange('Today/RetryMails');
  return useMay('Today/RetryMails') && <TryNow {...state} onPress={() => mutate({})} />;
}

interface TryNowProps {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly onPress: () => void;
}

function TryNow({ isPending, isSuccess, error, onPress }: TryNowProps) {
  return (
    <>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p className={styles.acts}>
        <TextButton onClick={onPress} aria-busy={isPending || undefined}>
          Try now
        </TextButton>
        {isSuccess && <span role="status">On its way.</span>}
      </p>
    </>
  );
}

function WhoseMoney({ need }: { readonly need: Extract<Need, { kind: 'charge' | 'refund' }> }) {
  const { booking, minor } = need;
  if (booking === null) return deskMoney(minor);
  return (
    <>
      {booking.name}, {deskMoney(minor)}
    </>
  );
}

function titleOf(need: Settled): string {
  switch (need.kind) {
    case 'charge':
      return 'A later charge was declined';
    case 'refund':
      return 'A refund came back';
    case 'message':
      return `${need.name} has written`;
  }
}

const keyOf = (need: Need) => ('id' in need ? need.id : `${need.kind}${'url' in need ? need.url : ''}`);

const toneOf = ({ kind }: Need) => (kind === 'charge' || kind === 'refund' ? 'negative' : 'warning');

function answerLink({ email, message }: Extract<Need, { kind: 'message' }>): string {
  const quoted = message.replace(/^/gm, '> ').slice(0, 1_000);
  const query = `subject=${encodeURIComponent(`Your message to ${deskHotel().name}`)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
