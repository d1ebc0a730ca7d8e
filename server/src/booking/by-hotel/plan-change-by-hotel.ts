import { isSameButDates } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { ChangePlan } from '../change/change-plan.ts';
import { changedThings } from '../change/changed-things.ts';
import { planChange } from '../change/plan-change.ts';
import { noChange, type RequestedChange, type RoomToQuote } from '../change/requested-change.ts';
import { planOf, refundsOfOverpaid, type FactsByHotel, type RefusedByHotel } from './plan-by-hotel.ts';

export interface ChangeOfHotel extends Pick<
  RequestedChange,
  'rooms' | 'booker' | 'newEmail' | 'specialRequests'
> {
  readonly areStayRulesWaived: boolean;
  /** What was paid beyond the new price goes back now; false: it stays to be given back. */
  readonly isGivenBack: boolean;
}

/**
 * What the hotel changes of rooms and people, by the plan and the prices of a guest's change; nothing is charged. `tx`
 * has locked the booking. Rule: docs/booking.md, "Changed by the hotel".
 */
export async function planChangeByHotel(
  tx: Transaction<Schema>,
  hotel: Hotel,
  facts: FactsByHotel,
  { areStayRulesWaived, isGivenBack, ...change }: ChangeOfHotel,
): Promise<Result<ChangePlan, RefusedByHotel>> {
  const { before, ledger, now } = facts;
  const passed = change.rooms.flatMap((room) => passedRefusal(facts, room) ?? []);
  if (passed[0] !== undefined) return refused(passed[0]);
  const requested = { ...noChange, ...change, byHotel: { areStayRulesWaived } };
  const planned = await planChange(tx, hotel, before, requested, { now, ledger });
  if (!planned.ok) return refused({ code: 'as-guests', refusal: planned.refusal });
  const { after: asGuest } = planned.value;
  const costsTheSame = asGuest.grossMinor === before.grossMinor;
  const refunds = isGivenBack && !costsTheSame ? refundsOfOverpaid(facts, asGuest.rooms) : [];
  const { after: paid, money } = planOf(facts, asGuest.rooms, { refunds, what: [] });
  const { paidFor } = before;
  const due = costsTheSame ? before.due : paid.due;
  const after: BookedReservation = { ...asGuest, due, voucher: paid.voucher, paidFor };
  return ok({ ...planned.value, after, money, what: changedThings(before, after) });
}

/** Why it is too late, by the hotel's date: a night that has passed was sold as it is. */
function passedRefusal({ before, today }: FactsByHotel, requested: RoomToQuote): RefusedByHotel | undefined {
  const room = before.rooms.find(({ itemId }) => itemId === requested.itemId);
  if (room === undefined || room.cancelled !== null) return undefined;
  const { roomNumber, stay } = room;
  if (stay.departure < today) return { code: 'stay-over', room: roomNumber };
  const keepsNights =
    isSameButDates(room, requested) &&
    stay.arrival === requested.stay.arrival &&
    requested.stay.departure >= today;
  return stay.arrival >= today || keepsNights ? undefined : { code: 'night-passed', room: roomNumber };
}
