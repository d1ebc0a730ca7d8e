import type { BookingLine } from '@portico/contract/desk/booking-line';
import { Icon } from '../../ui/icon.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import styles from './stay-ring.module.css';

export type StayCall = 'Booking/CheckIn' | 'Booking/CheckOut';

/** A ring to tick when the guests have come, or have left; another press takes it back. */
export function StayRing({ booking, call }: { readonly booking: BookingLine; readonly call: StayCall }) {
  const { mutate, isPending, error } = useDeskChange(call);
  const may = useMay(call);
  const { number, booker, hasArrived, hasLeft } = booking;
  const isArrival = call === 'Booking/CheckIn';
  const isTicked = isArrival ? hasArrived : hasLeft;
  return (
    <span className={styles.cell}>
      <button
        type="button"
        className={styles.ring}
        aria-label={`${booker.name} has ${isArrival ? 'arrived' : 'left'}`}
        aria-pressed={isTicked}
        aria-busy={isPending || undefined}
        aria-disabled={!may || undefined}
        onClick={() => may && !isPending && mutate({ number, isUndone: isTicked })}
      >
        <Icon name="check" />
      </button>
      {error !== null && (
        <span className={styles.fault} role="alert">
          {error.message}
        </span>
      )}
    </span>
  );
}
