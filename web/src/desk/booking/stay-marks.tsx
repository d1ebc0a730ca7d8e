import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { UndoBar } from '../parts/undo-bar.tsx';
import { timeOf, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';

/**
 * Whether the last press marked, rather than took back. A change is pending until every screen was read again; what it
 * did is on this screen before that, and can be undone as soon as it is seen.
 */
const isDone = (change: {
  readonly isError: boolean;
  readonly variables?: { readonly isUndone: boolean } | undefined;
}) => !change.isError && change.variables?.isUndone === false;

/** One press checks in or out; another takes it back. */
export function StayMarks({ booking }: { readonly booking: Booking }) {
  const { number, state, arrival, checkedInAt, checkedOutAt } = booking;
  const mayMark = useMay('Booking/CheckIn');
  const into = useDeskChange('Booking/CheckIn');
  const out = useDeskChange('Booking/CheckOut');
  if (!mayMark) return null;
  const error = into.error ?? out.error;
  const isIn = state === 'coming' && arrival <= deskHotel().today;
  return (
    <div className={styles.marks}>
      {error !== null && <Notice tone="negative" title={error.message} />}
      {isIn && (
        <Button block busy={into.isPending} onClick={() => into.mutate({ number, isUndone: false })}>
          Check in
        </Button>
      )}
      {state === 'in-house' && (
        <Button block busy={out.isPending} onClick={() => out.mutate({ number, isUndone: false })}>
          Check out
        </Button>
      )}
      {isDone(into) && state === 'in-house' && checkedInAt !== null && (
        <UndoBar
          text={`Checked in at ${timeOf(checkedInAt)}.`}
          onUndo={() => into.mutate({ number, isUndone: true })}
        />
      )}
      {isDone(out) && checkedOutAt !== null && (
        <UndoBar
          text={`Checked out at ${timeOf(checkedOutAt)}.`}
          onUndo={() => out.mutate({ number, isUndone: true })}
        />
      )}
    </div>
  );
}
