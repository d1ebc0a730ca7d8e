import type { UnreadPart } from '@portico/contract/unread-link';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import { Suspense, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { LazyDatePanel } from '../calendar/lazy-date-panel.ts';
import type { DatePanelState } from '../calendar/use-date-panel.ts';
import type { CalendarKnowledge } from '../calendar/use-settled-days.ts';
import { GuestsDialog } from '../guests/guests-dialog.tsx';
import { useOwner } from '../hotel/hotel-context.ts';
import { UnreadLinkNotice } from '../searching/unread-link-notice.tsx';
import { partyText } from '../stay/stay-texts.ts';
import type { CodesInUse } from './codes-asked.ts';
import { CodesCell } from './codes-cell.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { DateCells } from './date-cells.tsx';
import { formIssues } from './form-issues.ts';
import { SearchCell } from './search-cell.tsx';
import styles from './search-form.module.css';

interface StayFormProps {
  readonly form: SearchDraft;
  readonly unread: readonly UnreadPart[];
  /** The cell of where to stay. */
  readonly where: ReactNode;
  readonly panel: DatePanelState;
  readonly known: CalendarKnowledge;
  readonly codes: CodesInUse;
  readonly change: (part: Partial<SearchDraft>) => void;
  /** What the button says. */
  readonly action: string;
  /** The guest is about to search. */
  readonly onIntent?: () => void;
  /** The form was sent, with nothing against it. */
  readonly onSearch: () => void;
  /** Notices about what is asked. */
  readonly children?: ReactNode;
}

/** Where, dates, guests and codes, and the way to what there is for them: of a hotel, or of a group. */
export function StayForm(props: StayFormProps) {
  const { form, unread, where, panel, known, codes, change, action, onIntent, onSearch, children } = props;
  const owner = useOwner();
  const [dialog, setDialog] = useState<'guests' | 'codes' | null>(null);
  const closeDialog = () => setDialog(null);
  const { issues, attempt, errors, check } = useFormIssues(() => formIssues(form, owner), 'at-once');

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (check()) onSearch();
  }

  return (
    <div className={styles.place}>
      <UnreadLinkNotice parts={unread} />
      <ErrorSummary issues={issues} attempt={attempt} />
      <form className={styles.card} aria-label="Search" noValidate onSubmit={send}>
        {where}
        <DateCells
          dates={form}
          arrivalError={errors['search-arrival']}
          departureError={errors['search-departure']}
          isOpen={panel.isOpen}
          onPress={panel.open}
        />
        <SearchCell
          id="search-guests"
          label={`Guests and ${owner.unit.plural}`}
          error={errors['search-guests']}
          isOpen={dialog === 'guests'}
          onPress={() => setDialog('guests')}
        >
          {partyText(form.rooms, owner.unit)}
        </SearchCell>
        <CodesCell
          asked={codes.asked}
          codes={codes.codes}
          areaId={codes.areaId}
          isOpen={dialog === 'codes'}
          onPress={() => setDialog('codes')}
        />
        <div className={styles.go}>
          <Button type="submit" block onPointerEnter={onIntent} onFocus={onIntent}>
            {action}
          </Button>
        </div>
      </form>
      {panel.isOpen && (
        <Suspense fallback={null}>
          <LazyDatePanel
            {...known}
            dates={form}
            roomCount={form.rooms.length}
            onChange={change}
            onClose={panel.close}
          />
        </Suspense>
      )}
      {children}
      <GuestsDialog
        open={dialog === 'guests'}
        rooms={form.rooms}
        onChange={(rooms) => change({ rooms })}
        onClose={closeDialog}
      />
      {dialog === 'codes' && <CodesDialog {...codes} onClose={closeDialog} />}
    </div>
  );
}
