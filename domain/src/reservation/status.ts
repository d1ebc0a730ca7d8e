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
 * The guest, at the bank's question; a limit on what one may hold; or the provider, which refused to begin the payment.
 * Rule: docs/payments.md, "When a hold ends".
 */
export type HoldEndedBy = 'guest' | 'limit' | 'provider' | 'card';

const NEXT: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  pending: ['action-required', 'confirmed', 'declined', 'expired', 'refused'],
  'action-required': ['pending', 'confirmed', 'declined', 'expired', 'refused'],
  confirmed: ['cancelled'],
  // A payment that succeeds after its booking came to nothing takes the nights again; without any it is refused
  // and refunded.
  declined: ['confirmed', 'refused'],
  expired: ['confirmed', 'refused'],
  refused: [],
  cancelled: [],
};

/** All there are, in the order in which a booking may come to them. */
export const reservationStatuses: readonly ReservationStatus[] = keysOf(NEXT);

export function mayBecome(from: ReservationStatus, to: ReservationStatus): boolean {
  return NEXT[from].includes(to);
}

/** True for a booking that was made, also where it was cancelled since: it can be found, and shown. */
export function wasMade(status: ReservationStatus): boolean {
  return status === 'confirmed' || status === 'cancelled';
}

/** True while the guest waits for an answer: nights are held for the reservation. */
export function isUndecided(status: ReservationStatus): boolean {
  return status === 'pending' || status === 'action-required';
}
