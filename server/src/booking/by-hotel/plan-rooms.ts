import { isSameButDates } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { ChangePlan } from '../change/change-plan.ts';
import { changedThings } from '../change/changed-things.ts';
import { planChange } from '../change/plan-change.ts';
import { noChange, type RoomToQuote } from '../change/requested-change.ts';
import { planOf, refundsOfOverpaid, type FactsByHotel, type RefusedByHotel } from './plan-by-hotel.ts';

export interface RoomsByHotel {
  readonly rooms: readonly RoomToQuote[];
  readonly areStayRulesWaived: boolean;
  /** What was paid beyond the new price goes back now; false: it stays to be given back. */
  readonly isGivenBack: boolean;
}

/**
 * Rooms changed or added by the hotel, by the plan and the prices of a guest's change; nothing is charged. `tx` has
 * locked the booking. Rule: docs/booking.md, "Changed by the hotel".
 */
export async function planRooms(
  tx: Transaction<Schema>,
  hotel: Hotel,
  facts: FactsByHotel,
  { rooms, areStayRulesWaived, isGivenBack }: RoomsByHotel,
): Promise<Result<ChangePlan, RefusedByHotel>> {
  const { before, ledger, now } = facts;
  const passed = rooms.flatMap((room) => passedRefusal(facts, room) ?? []);
  if (passed[0] !== undefined) return refused(passed[0]);
  const requested = { ...noChange, rooms, byHotel: { areStayRulesWaived } };
  const planned = await planChange(tx, hotel, before, requested, { now, ledger });
  if (!planned.ok) return refused({ code: 'as-guests', refusal: planned.refusal });
  const { after: asGuest } = planned.value;
  const refunds = isGivenBack ? refundsOfOverpaid(facts, asGuest.rooms) : [];
  const { after, money } = planOf(facts, asGuest.rooms, { refunds, what: [] });
  const { stay, promotionId } = asGuest;
  const changed: BookedReservation = { ...after, stay, promotionId };
  return ok({ ...planned.value, after: changed, money, what: changedThings(before, changed) });
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
