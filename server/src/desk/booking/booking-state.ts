import type { BookingState } from '@portico/contract/desk/calls/parts/desk-booking';
import { isUndecided, type ReservationStatus } from '@portico/domain/reservation/status';
import type { StayMark } from './stay-mark.store.ts';

/** Where a booking stands, for staff. Rule: docs/desk.md, "States of a booking". */
export function bookingState(
  { status, departure }: { readonly status: ReservationStatus; readonly departure: string },
  { checkedInAt, checkedOutAt, noShowAt }: StayMark,
  today: string,
): BookingState {
  if (noShowAt !== null) return 'no-show';
  if (status === 'cancelled') return 'cancelled';
  if (isUndecided(status)) return 'waiting';
  if (status !== 'confirmed') return 'not-booked';
  if (checkedOutAt !== null || departure < today) return 'gone';
  return checkedInAt === null ? 'coming' : 'in-house';
}
