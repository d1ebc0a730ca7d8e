import { keysOf } from '../record.ts';

/** The life of a reservation. Rule: docs/journeys.md, "Reservation status". */
export type ReservationStatus =
  | 'pending'
  | 'action-required'
  | 'confirmed'
  | 'declined'
  | 'expired'
  | 'refused'
  | 'cancelled';

/**
 * The guest, at 3-D Secure; a limit on holds; the provider, which refused to start the payment; or the card, which the
 * provider no longer has. Rule: docs/payments.md, "When a hold ends".
 */
export type HoldEndedBy = 'guest' | 'limit' | 'provider' | 'card';

const NEXT: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  pending: ['action-required', 'confirmed', 'declined', 'expired', 'refused'],
  'action-required': ['pending', 'confirmed', 'declined', 'expired', 'refused'],
  confirmed: ['cancelled'],
  // A payment that succeeds after its booking failed takes the nights again; if there are none, it is refused and
  // refunded.
  declined: ['confirmed', 'refused'],
  expired: ['confirmed', 'refused'],
  refused: [],
  cancelled: [],
};

/** All of them, in the order of a booking's life. */
export const reservationStatuses: readonly ReservationStatus[] = keysOf(NEXT);

export function mayBecome(from: ReservationStatus, to: ReservationStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether the booking was made, even if cancelled since: it can be found and shown. */
export function wasMade(status: ReservationStatus): boolean {
  return status === 'confirmed' || status === 'cancelled';
}

/** While the guest waits for an answer, nights are held for the reservation. */
export function isUndecided(status: ReservationStatus): boolean {
  return status === 'pending' || status === 'action-required';
}
