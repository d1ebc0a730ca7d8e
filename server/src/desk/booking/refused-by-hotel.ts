import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { moneyText } from '@portico/contract/texts/money-text';
import { refused, type Result } from '@portico/domain/result';
import type { NotByHotel } from '../../booking/by-hotel/change-by-hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { Run } from '../run/operation.ts';
import { refusalOfBooking } from '../run/refusal-of-booking.ts';
import { readEntries, readHistory } from './booking-history.store.ts';

/** A refused change of the hotel in the desk's words. */
export async function refusedByHotel(
  run: Run,
  booking: BookedReservation,
  refusal: NotByHotel,
): Promise<Result<never, DeskRefusal>> {
  const money = (minor: number) => moneyText(minor, booking.currency);
  switch (refusal.code) {
    case 'more-than-paid':
      return refused({ code: 'desk.more-than-paid', facts: { most: money(refusal.mostMinor) } });
    case 'over-limit':
      return refused({ code: 'desk.refund-limit', facts: { limit: money(refusal.mostMinor) } });
    case 'more-than-price':
      return refused({ code: 'desk.more-than-price', facts: { most: money(refusal.mostMinor) } });
    case 'below-tax':
      return refused({ code: 'desk.below-tax', facts: { least: money(refusal.leastMinor) } });
    case 'no-such-payment':
      return refused({ code: 'desk.no-such-payment' });
    case 'no-such-line':
      return refused({ code: 'desk.no-such-line' });
    case 'nothing-stands':
      return refused({ code: 'desk.nothing-stands' });
    case 'not-yet':
      return refused({ code: 'desk.not-yet' });
    case 'stay-over':
      return refused({ code: 'desk.stay-over', facts: { room: refusal.room } });
    case 'night-passed':
      return refused({ code: 'desk.night-passed', facts: { room: refusal.room } });
    case 'nothing-changes':
      return refused({ code: 'desk.nothing-changes' });
    case 'not-a-booking':
      return refused({ code: 'desk.not-a-booking' });
    case 'waits-for-payment':
      return refused({ code: 'change.waits-for-payment' });
    case 'changed-meanwhile':
      return changedMeanwhile(run, booking);
    case 'as-guests':
      return refused(refusalOfBooking(refusal.refusal));
  }
}

/** Says who changed a booking last, and what. */
export async function changedMeanwhile(
  { database: { kysely } }: Run,
  { propertyId, reservationId, booker }: BookedReservation,
): Promise<Result<never, DeskRefusal>> {
  const entries = await readEntries(kysely, propertyId, reservationId);
  const history = await readHistory(kysely, propertyId, reservationId);
  const entry = entries.findLast(({ outcome, what }) => outcome === 'done' && what.length > 0);
  const change = history.findLast(({ status }) => status === 'applied');
  const isByStaff = entry !== undefined && (change === undefined || change.madeBy === 'hotel');
  const by = isByStaff ? entry.madeBy : `${booker.firstName} ${booker.lastName}`.trim() || 'The guest';
  const what = (isByStaff ? entry.what : (change?.what ?? []))
    .map(({ what: thing, was, now }) => `${thing}, ${was || 'none'} to ${now || 'none'}`)
    .join('; ');
  return refused({ code: 'desk.changed-meanwhile', facts: { by, what } });
}
