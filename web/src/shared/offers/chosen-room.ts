import { extraLineText } from '@portico/contract/texts/extra-texts';
import { removeFromBasket } from '@portico/domain/basket/basket';
import { companyInvoiceOf } from '@portico/domain/payment/company-invoice';
import { dueByPayment, type DueOfBooking } from '@portico/domain/payment/on-invoice';
import { bookingQuote, type BookingQuote } from '@portico/domain/pricing/booking-quote';
import type { CountedRoom } from '../hotel/counted.ts';
import type { BookingItem } from '../stay/booking.ts';
import { bedOptions } from '../stay/beds.ts';
import { offerOf, roomTypeOf, type StayFacts, type RateOffer } from './offers.ts';

/** A basket item with its offer at today's price and the names of its room type and its beds. */
export interface ChosenRoom {
  readonly item: BookingItem;
  readonly roomTypeName: string;
  /** Null when none were chosen. */
  readonly bedName: string | null;
  readonly offer: RateOffer;
}

/** The basket's rooms that are still sold, in order. */
export function chosenRooms(facts: StayFacts, items: readonly BookingItem[]): ChosenRoom[] {
  return items.flatMap((item) => {
    const offer = offerOf(facts, item);
    const type = roomTypeOf(facts, item.roomTypeId);
    if (offer === undefined || type === undefined) return [];
    const bed = bedOptions(facts.beds, item.roomTypeId).find(({ id }) => id === item.bedOptionId);
    return [{ item, offer, roomTypeName: type.Name, bedName: bed?.name ?? null }];
  });
}

/** What the other rooms of a booking cost for the stay, gross, minor units. */
export function otherRoomsMinor(facts: StayFacts, items: readonly BookingItem[], roomNumber: number): number {
  return quoteOf(chosenRooms(facts, removeFromBasket(items, roomNumber))).grossMinor;
}

/** For analytics: nothing about its guests. */
export function countedRoom({ item, offer, roomTypeName }: ChosenRoom): CountedRoom {
  return {
    roomTypeId: item.roomTypeId,
    name: roomTypeName,
    ratePlanName: offer.rate.RatePlanName,
    grossMinor: offer.quote.grossMinor,
  };
}

/** The extras in a room's price, gross, minor units: “Oysters on arrival × 2”. */
export function chosenExtras({ item, offer }: ChosenRoom) {
  return offer.quote.extras.map(({ extraId, quantity, grossMinor }) => {
    const name = item.extras.find(({ id }) => id === extraId)?.name ?? '';
    return { id: extraId, words: extraLineText(name, quantity), grossMinor };
  });
}

/** The whole booking's price, by the server's rule; the voucher's balance in minor units. */
export function quoteOf(rooms: readonly ChosenRoom[], voucherBalanceMinor = 0): BookingQuote {
  return bookingQuote(
    rooms.map(({ offer }) => offer.quote),
    voucherBalanceMinor,
  );
}

/** What is due when, before a payment method is chosen: rates sold on company invoices only leave no choice. */
export function dueOf(rooms: readonly ChosenRoom[], { due }: BookingQuote): DueOfBooking {
  const together = companyInvoiceOf(rooms.map(({ offer }) => offer.plan.companyInvoice));
  return dueByPayment(due, together === 'only' ? 'company-invoice' : null);
}
