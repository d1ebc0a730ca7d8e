import type { TableCancelResponse, WireTableBooking } from '@portico/contract/calls/restaurant-booking';
import { guestPaths } from '@portico/contract/paths';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { cancelBeforeText, partyInWords, tableTooLateText } from '@portico/contract/texts/table-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { postJson } from '../../lib/api.ts';
import { getQuery } from '../../lib/call-query.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { failedTexts } from '../../shared/submitting/submit-texts.ts';
import { useSubmit } from '../../shared/submitting/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';
import { Ledger, LedgerLine } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import styles from './table-page.module.css';

/** The table of a mail’s link, which may be cancelled here. Rule: docs/tables.md, "Cancelling". */
export default function TableBookingPage() {
  const { id, name } = useHotel();
  const { referenceNumber = '', code = '' } = useParams();
  usePageFocus(`Your table – ${name}`, 'table-booking');
  const query = { propertyId: id, referenceNumber, hash: code };
  const { data, error, refetch } = useQuery({
    ...getQuery('/api/RestaurantBooking/Booking', query),
    // The code is not cached.
    gcTime: 0,
  });
  const [outcome, setOutcome] = useState<TableCancelResponse | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const { state, submit } = useSubmit<void, TableCancelResponse>({
    send() {
      setFailure(null);
      setOutcome(null);
      return postJson('/api/RestaurantBooking/Cancel', {
        PropertyId: id,
        ReferenceNumber: referenceNumber,
        Code: code,
      });
    },
    async follow(answer) {
      // Only the server knows its current state.
      await refetch();
      setOutcome(answer);
    },
    async onFault(error) {
      await refetch();
      setFailure(error);
    },
  });
  if (data !== undefined) {
    return (
      <Shown
        table={data}
        outcome={outcome}
        failure={failure}
        isCancelling={state !== 'idle'}
        onCancel={submit}
      />
    );
  }
  if (error instanceof ApiError && error.refusalCode === 'link.invalid') return <InvalidLink />;
  return (
    <ShortPage heading="Your table">
      {error === null ? (
        <Waiting label="Looking for your table">
          <Skeleton height="120px" />
        </Waiting>
      ) : (
        <>
          <Notice tone="negative" title="Your table could not be looked up.">
            {error.message}
          </Notice>
          <p className="actions">
            <Button variant="second" onClick={() => void refetch()}>
              Look again
            </Button>
          </p>
        </>
      )}
    </ShortPage>
  );
}

interface ShownProps {
  table: WireTableBooking;
  outcome: TableCancelResponse | null;
  failure: Error | null;
  isCancelling: boolean;
  onCancel: () => void;
}

function Shown({ table, outcome, failure, ...cancelling }: ShownProps) {
  const { code } = useHotel();
  const { BookingReference, RestaurantName, VisitDate, VisitTime, PartySize, LeaveTime, PromotionName } =
    table;
  return (
    <ShortPage heading={table.IsCancelled ? 'Your table is cancelled' : 'Your table'}>
      <FocusedAlert news={outcome ?? failure}>
        {outcome !== null && (
          <Notice tone={outcome.Success ? 'positive' : 'negative'} title={outcome.Message} live="off" />
        )}
        {failure !== null && (
          <Notice tone="negative" title={failedTexts.tableCancelling} live="off">
            {failure.message}
          </Notice>
        )}
      </FocusedAlert>
      <KeyFob label="Your table’s reference" number={BookingReference} />
      <div className={styles.narrow}>
        <Ledger>
          <LedgerLine label={shortDateText(VisitDate)} value={VisitTime} />
          <LedgerLine label={partyInWords(PartySize)} value={RestaurantName} />
          {LeaveTime !== null && <LedgerLine label="Yours until" value={LeaveTime} />}
          {PromotionName !== null && <LedgerLine label="Menu" value={PromotionName} />}
        </Ledger>
      </div>
      {table.CanBeCancelled ? (
        <Cancelling table={table} {...cancelling} />
      ) : (
        !table.IsCancelled && (
          <p>
            {tableTooLateText} <ContactLinks />
          </p>
        )
      )}
      {table.IsCancelled && <p>The table is free for others. Nothing is owed.</p>}
      <p>
        <TextLink href={guestPaths.table(code)}>
          {table.IsCancelled ? 'Book a table' : 'Book another table'}
        </TextLink>
      </p>
    </ShortPage>
  );
}

/** Asks for confirmation first. */
function Cancelling({ table, isCancelling, onCancel }: Omit<ShownProps, 'outcome' | 'failure'>) {
  const [isConfirming, setConfirming] = useState(false);
  const { Date: date, At: at } = table.CancelBefore;

  return (
    <section aria-labelledby="cancel-table">
      <h2 className="h3" id="cancel-table">
        If your plans change
      </h2>
      <p>You may cancel here {cancelBeforeText({ date, at }, table.VisitDate)}. Nothing is owed.</p>
      <div className={`actions ${styles.below}`}>
        <Button variant="second" onClick={() => setConfirming(!isConfirming)}>
          {isConfirming ? 'Keep it' : 'Cancel this table'}
        </Button>
        {isConfirming && (
          <Button variant="danger" busy={isCancelling} onClick={onCancel}>
            Yes, cancel the table
          </Button>
        )}
      </div>
    </section>
  );
}

function InvalidLink() {
  return (
    <ShortPage heading={invalidLinkText.title}>
      <p className="lead">{invalidLinkText.message}</p>
      <p>
        Ask us about your table: <ContactLinks />
      </p>
    </ShortPage>
  );
}
