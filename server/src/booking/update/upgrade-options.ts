import type { UpgradeOptionsResponse } from '@portico/contract/calls/manage-upgrade-options';
import { isOpenPlan } from '@portico/domain/availability/open-rate-plan';
import { nightsOf, stayDates } from '@portico/domain/calendar/stay';
import type { ReservationId, ReservationItemId, RoomTypeId } from '@portico/domain/ids';
import { goesOnBill } from '@portico/domain/payment/company-invoice';
import type { StayNights } from '@portico/domain/pricing/night-rate';
import { stayRate, type StayRate } from '@portico/domain/pricing/stay-rate';
import { withoutStayRules } from '@portico/domain/pricing/waived-stay-rules';
import { promotedRate } from '@portico/domain/promotion/promotion';
import type { Kysely } from 'kysely';
import { dateAt } from '../../hotel/date-at.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { Hotel, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';
import { heldByOpen } from '../change/unavailable-by-now.ts';
import { redeemedPromotion } from '../change/redeemed-promotion.ts';
import type { DayChange } from '../../availability/inventory/day-change.ts';
import { readFreeRooms, type FreeRooms } from '../../availability/inventory/free-rooms.store.ts';
import { readStayNights } from '../../availability/nights/read-stay-nights.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import { isAvailable, type OfferedRate, type TypeOffers } from '../../availability/search/offered-rates.ts';
import { roomTypeAvailabilities } from '../../availability/search/room-type-availability.ts';
import type { ChangeDeps } from '../change/change-deps.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

interface OptionsRequest {
  readonly propertyId: number;
  readonly reservationId: ReservationId;
  readonly itemId: ReservationItemId | undefined;
}

/**
 * What a booking's room may be exchanged for on its dates, at the current inventory and the prices of a change. Nights
 * the booking has, or holds for a waiting change, count as free. Undefined if there is no such room, or it is
 * cancelled. Rule: docs/pricing.md, "Changing a booking".
 */
export async function upgradeOptions(
  { hotels, database: { kysely }, clock }: Pick<ChangeDeps, 'hotels' | 'database' | 'clock'>,
  request: OptionsRequest,
): Promise<UpgradeOptionsResponse | undefined> {
  const hotel = await hotels.find(request.propertyId);
  return hotel && atOneImport(hotels, hotel, (current) => optionsOf(current, kysely, clock.now(), request));
}

async function optionsOf(
  hotel: Hotel,
  kysely: Kysely<Schema>,
  now: Date,
  request: OptionsRequest,
): Promise<UpgradeOptionsResponse | undefined> {
  const booking = await readReservation(kysely, hotel.propertyId, request);
  const standing = booking === undefined ? [] : standingRooms(booking);
  const room =
    request.itemId === undefined ? standing[0] : standing.find(({ itemId }) => itemId === request.itemId);
  if (booking === undefined || room === undefined) return undefined;
  const types = [...hotel.roomTypes.values()];
  const plans = [...hotel.ratePlans.values()];
  const { stay } = room;
  const pairs = types.flatMap((type) =>
    plans.map((plan) => ({ roomTypeId: type.rules.id, ratePlanId: plan.rules.id, stay })),
  );
  const nights = await readStayNights(kysely, hotel, pairs);
  const free = await readFreeRooms(kysely, hotel.propertyId, room.stay);
  const { nights: held } = await heldByOpen(kysely, booking);
  const facts = { hotel, booking, room, now };
  const offers: TypeOffers<StayRate>[] = types.map((roomType, index) => ({
    roomType,
    nights: nightsOf(room.stay),
    available: roomsFree({ free, standing, held }, roomType.rules.id, room),
    offered: plans.flatMap((plan, place) =>
      offeredRate(facts, roomType, plan, nights[index * plans.length + place]),
    ),
    refusals: [],
  }));
  return {
    RoomTypes: roomTypeAvailabilities(hotel, offers.filter(isAvailable), room),
    NumberOfRoomsPerRoomTypeId: Object.fromEntries(
      offers.map(({ roomType, available }) => [roomType.part.id, available]),
    ),
  };
}

interface Taken {
  readonly free: readonly FreeRooms[];
  readonly standing: readonly BookedRoom[];
  readonly held: readonly DayChange<RoomTypeId>[];
}

/** On the night with the fewest. What the booking has or holds for a change counts as free. */
function roomsFree({ free, standing, held }: Taken, roomTypeId: RoomTypeId, { stay }: BookedRoom): number {
  const own = standing.filter((room) => room.roomTypeId === roomTypeId);
  return Math.min(
    ...stayDates(stay).map((date) => {
      const left = free.find((night) => night.roomTypeId === roomTypeId && night.date === date)?.free ?? 0;
      const waiting = held.find((night) => night.thingId === roomTypeId && night.date === date)?.held ?? 0;
      return (
        left + waiting + own.filter((room) => room.stay.arrival <= date && date < room.stay.departure).length
      );
    }),
  );
}

interface Facts {
  readonly hotel: Hotel;
  readonly booking: BookedReservation;
  readonly room: BookedRoom;
  readonly now: Date;
}

/**
 * Empty if the plan is closed to this booking or does not sell the stay. The room's own type and plan skip the rules.
 */
function offeredRate(
  { hotel, booking, room, now }: Facts,
  { rules: { id: roomTypeId } }: HotelRoomType,
  ratePlan: HotelRatePlan,
  nights: StayNights | undefined,
): OfferedRate<StayRate>[] {
  const today = dateAt(hotel, now);
  const bookedOn = dateAt(hotel, booking.createdAt);
  const promotion = redeemedPromotion(hotel, booking) ?? null;
  const facts = { roomTypeId, ratePlanId: ratePlan.rules.id, stay: room.stay, today: bookedOn };
  const keys = { ratePlanCode: null, promotion: promotion?.rules ?? null };
  const has = booking.rooms.some(({ ratePlanId }) => ratePlanId === ratePlan.rules.id);
  const isOpen = has || isOpenPlan(ratePlan.rules, keys, facts);
  const isCompanyInvoiced = booking.paymentType === 'company-invoice';
  const fitsBill = has || goesOnBill(ratePlan.rules.companyInvoice, isCompanyInvoiced);
  if (nights === undefined || !isOpen || !fitsBill) return [];
  const isOwn = room.roomTypeId === roomTypeId && room.ratePlanId === ratePlan.rules.id;
  const conditions = isOwn ? asIfOpen(withoutStayRules(nights)) : nights;
  const rate = stayRate(conditions.nights, conditions.departureNight, room.stay, today);
  if (!rate.ok) return [];
  const lowered = promotion === null ? rate.value : promotedRate(rate.value, promotion.rules, facts);
  return [{ ratePlan, rate: lowered, promotion: lowered === rate.value ? null : promotion }];
}

function asIfOpen({ nights, departureNight }: StayNights): StayNights {
  return { nights: nights.map((night) => ({ ...night, open: true })), departureNight };
}
