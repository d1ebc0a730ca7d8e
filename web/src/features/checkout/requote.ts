import { canEnter } from '@portico/domain/journeys/booking-journey';
import type { Booking } from '../../parts/booking/booking.ts';
import { bookingStateOf } from '../../parts/booking/booking-state.ts';
import { currentBooking } from '../../parts/offers/basket-check.ts';
import type { BasketCheck } from '../../parts/offers/basket-check.ts';
import { freeOf } from '../../parts/offers/offers.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';

/** The kept booking at today's price, without the rooms that the hotel has too few of by now; and what changed. */
export function requote(facts: OfferFacts, stored: Booking): { booking: Booking; news: BasketCheck } {
  const { booking, news } = currentBooking(facts, stored);
  const isShort = (index: number): boolean => {
    const { roomTypeId } = booking.items[index] ?? {};
    if (roomTypeId === undefined) return false;
    const before = booking.items.slice(0, index).filter((item) => item.roomTypeId === roomTypeId);
    return before.length >= freeOf(facts.answer, roomTypeId);
  };
  const short = booking.items.filter((_, index) => isShort(index));
  const items = booking.items.filter((item) => !short.includes(item));
  return { booking: { ...booking, items }, news: { ...news, items, gone: [...news.gone, ...short] } };
}

/** True when each room has a rate and a valid lead guest; the ledger beside the form is its summary. */
export function canCheckOut({ hotel, search }: OfferFacts, booking: Booking): boolean {
  const state = bookingStateOf(booking, {
    roomCount: search.rooms.length,
    required: hotel.required,
    isDesktop: true,
  });
  return canEnter('personal-information', state);
}
