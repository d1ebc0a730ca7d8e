import { addToBasket } from '@portico/domain/basket/basket';
import type { BasketRefusal } from '@portico/domain/basket/basket';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Guest } from '@portico/domain/people/guest';
import type { Result } from '@portico/domain/result';
import type { Booking, BookingItem } from '../../parts/booking/booking.ts';
import { freeOf } from '../../parts/offers/offers.ts';
import type { OfferFacts, RateOffer, RoomOffer } from '../../parts/offers/offers.ts';

/** The booking with that rate in the place of that room; refuses when the basket leaves none of the type. */
export function withChoice(
  booking: Booking,
  facts: OfferFacts,
  roomNumber: number,
  room: RoomOffer,
  rate: RateOffer,
): Result<Booking, BasketRefusal> {
  const before = booking.items.find((item) => item.roomNumber === roomNumber);
  const item: BookingItem = {
    roomNumber,
    guests: facts.search.rooms[roomNumber - 1] ?? facts.hotel.defaultGuests,
    roomTypeId: room.roomType.RoomTypeId as RoomTypeId,
    ratePlanId: rate.plan.id,
    leadGuest: before?.leadGuest ?? null,
    grossMinor: rate.quote.grossMinor,
  };
  const added = addToBasket(booking.items, item, freeOf(facts.answer, item.roomTypeId), facts.hotel.maxRooms);
  return added.ok ? { ok: true, value: { ...booking, items: added.value } } : added;
}

/** The booking with the lead guests' names. */
export function withGuests(booking: Booking, guests: ReadonlyMap<number, Guest>): Booking {
  return {
    ...booking,
    items: booking.items.map((item) => ({
      ...item,
      leadGuest: guests.get(item.roomNumber) ?? item.leadGuest,
    })),
  };
}
