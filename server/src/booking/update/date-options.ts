import type {
  ReservationItemRateRow,
  SearchDateOptionsRequest,
} from '@portico/contract/calls/manage-search-date-options';
import { toWireAmount, toWireFigures } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import type { ReservationId } from '@portico/domain/ids';
import type { StayNights } from '@portico/domain/pricing/night-rate';
import { sumComponents } from '@portico/domain/pricing/rate-components';
import { promotedRate } from '@portico/domain/promotion/promotion';
import { ok, refused, type Result } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { unavailableByNow, unavailableRefusal } from '../change/unavailable-by-now.ts';
import { planChange } from '../change/plan-change.ts';
import { redeemedPromotion } from '../change/redeemed-promotion.ts';
import { noChange, type RoomToQuote } from '../change/requested-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { readStayNights } from '../../availability/nights/read-stay-nights.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { ChangeDeps } from '../change/change-deps.ts';

/**
 * Rooms of a booking on other dates, in the order requested: today's figures for the stay, and the room's price after
 * the change. Refuses what an Update to these dates would. The booking's own nights count as free.
 */
export async function dateOptions(
  { database: { kysely }, clock }: Pick<ChangeDeps, 'database' | 'clock'>,
  hotel: Hotel,
  body: SearchDateOptionsRequest,
  reservationId: ReservationId,
): Promise<Result<ReservationItemRateRow[], BookingRefusal>> {
  const before = await readReservation(kysely, hotel.propertyId, { reservationId });
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  const stay = { arrival: body.DateFrom, departure: body.DateTo };
  const rooms = body.ReservationItemIds.flatMap((id) => before.rooms.filter(({ itemId }) => itemId === id));
  const requested = { ...noChange, rooms: rooms.map((room) => moved(room, stay)) };
  const ledger = await readLedger(kysely, before.propertyId, reservationId);
  const plan = await planChange(kysely, hotel, before, requested, { now: clock.now(), ledger });
  if (!plan.ok) return refused(inTheseFields(plan.refusal));
  const unavailable = await unavailableByNow(kysely, plan.value);
  if (unavailable !== undefined) return refused(unavailableRefusal(hotel, unavailable));
  const after = rooms.flatMap(({ itemId }) =>
    plan.value.after.rooms.filter((room) => room.itemId === itemId),
  );
  const nights = await readStayNights(kysely, hotel, after);
  return ok(after.map((room, index) => rateRow(hotel, before, room, nights[index])));
}

/** Renames the dates' faults to the fields of this call, once for all rooms. */
function inTheseFields(refusal: BookingRefusal): BookingRefusal {
  if (refusal.code !== 'request.invalid') return refusal;
  const [first] = refusal.faults;
  if (first === undefined) return refusal;
  const name = first.field.endsWith('DateOfDeparture') ? 'DateTo' : 'ReservationItemIds';
  return { ...refusal, faults: [{ ...first, field: name }] };
}

function moved(room: BookedRoom, stay: BookedRoom['stay']): RoomToQuote {
  const { itemId, roomTypeId, ratePlanId, guests } = room;
  const asItIs = {
    childAges: undefined,
    leadGuest: undefined,
    fellows: undefined,
    bedOptionId: undefined,
    extras: [],
  };
  return { itemId, stay, roomTypeId, ratePlanId, guests, ...asItIs };
}

function rateRow(
  hotel: Hotel,
  booking: BookedReservation,
  room: BookedRoom,
  nights: StayNights | undefined,
): ReservationItemRateRow {
  const { currency } = booking;
  const plan = hotel.ratePlans.get(room.ratePlanId)?.rules;
  const rate = rateOfToday(hotel, booking, room, nights);
  return {
    ReservationItemId: room.itemId,
    DateFrom: room.stay.arrival,
    DateTo: room.stay.departure,
    IsOccupancyBased: plan?.usesOccupancy ?? false,
    BaseNumberOfAdults: plan?.baseNumberOfAdults ?? 1,
    ...toWireFigures(rate.components, rate.original, currency),
    ...toWireGuestCounts(room.guests),
    Promotion: room.promotion && { PromotionId: room.promotion.promotionId, Name: room.promotion.name },
    TotalRoomCost: toWireAmount(room.originalGrossMinor, currency),
    TotalDiscountedRoomCost: toWireAmount(room.grossMinor, currency),
  };
}

/** Over the nights the hotel has, ignoring their rules: nights the room already has need none. */
function rateOfToday(
  hotel: Hotel,
  booking: BookedReservation,
  room: BookedRoom,
  { nights }: Pick<StayNights, 'nights'> = { nights: [] },
) {
  const rate = {
    nights,
    components: sumComponents(nights.map((night) => night.components)),
    original: sumComponents(nights.map((night) => night.original)),
  };
  const promotion = room.promotion && redeemedPromotion(hotel, booking);
  if (!promotion) return rate;
  const today = dateAt(hotel, booking.createdAt);
  return promotedRate(rate, promotion.rules, { ...room, today });
}
