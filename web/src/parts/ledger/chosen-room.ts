import { bookingQuote } from '@portico/domain/pricing/booking-quote';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import type { BookingItem } from '../booking/booking.ts';
import { offerOf, roomTypeOf } from '../offers/offers.ts';
import type { OfferFacts, RateOffer } from '../offers/offers.ts';

/** A basket item with its offer at today's price and the name of its room type. */
export interface ChosenRoom {
  readonly item: BookingItem;
  readonly roomTypeName: string;
  readonly offer: RateOffer;
}

/** The rooms of a basket that are still sold, in their order. */
export function chosenRooms(facts: OfferFacts, items: readonly BookingItem[]): ChosenRoom[] {
  return items.flatMap((item) => {
    const offer = offerOf(facts, item);
    const type = roomTypeOf(facts, item.roomTypeId);
    return offer === undefined || type === undefined ? [] : [{ item, offer, roomTypeName: type.Name }];
  });
}

/** The extras in a room's price, gross, minor units: “Oysters on arrival × 2”. */
export function chosenExtras({ item, offer }: ChosenRoom) {
  return offer.quote.extras.map(({ extraId, quantity, grossMinor }) => {
    const name = item.extras.find(({ id }) => id === extraId)?.name ?? '';
    return { id: extraId, words: quantity > 1 ? `${name} × ${quantity}` : name, grossMinor };
  });
}

/** The whole booking's price, by the rule the server runs. */
export function quoteOf(rooms: readonly ChosenRoom[]): BookingQuote {
  return bookingQuote(rooms.map(({ offer }) => offer.quote));
}
