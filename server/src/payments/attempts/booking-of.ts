import type { ReservationId } from '@portico/domain/ids';
import type { Attempt } from './attempt.ts';

/** The booking that an attempt pays for. Throws for an invoice without a booking, which no booking settler receives. */
export function bookingOf({ subject }: Pick<Attempt, 'subject'>): ReservationId {
  if (subject.kind !== 'reservation') throw new Error('a payment of a booking that pays an invoice');
  return subject.reservationId;
}
