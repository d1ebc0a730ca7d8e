import type { BedOptionId } from '@portico/domain/ids';
import type { ExtraQuote } from '@portico/domain/pricing/extra-cost';
import type { Hotel, HotelPromotion, HotelRatePlan, HotelRoomType } from '../hotel/hotel.ts';
import type { BookedExtra, BookedRoom } from './booked-reservation.ts';

/** Today's terms of a rate plan, to freeze with a room. */
export function termsOfPlan(hotel: Hotel, { part, rules }: HotelRatePlan) {
  return {
    ratePlanName: part.name,
    payment: rules.payment,
    cancellation: rules.cancellation,
    allowEdit: part.allowEdit,
    allowCancel: part.allowCancel,
    areExtrasInPolicy: hotel.definition.settings.includeExtrasInPaymentPolicy,
  };
}

/** A quoted extra with today's terms. Throws if the hotel does not have it. */
export function bookedExtra(hotel: Hotel, quote: ExtraQuote): BookedExtra {
  const extra = hotel.extras.get(quote.extraId);
  if (extra === undefined) throw new Error('a quoted extra that the hotel does not have');
  const { chargeType, isPerPerson } = extra.rules;
  const { name, isLimited } = extra.part;
  return { ...quote, name, chargeType, isPerPerson, isLimited };
}

export function namedPromotion({ part, rules }: HotelPromotion): NonNullable<BookedRoom['promotion']> {
  return { promotionId: rules.id, name: part.name };
}

/** The chosen beds of a room type; null: none of its own. */
export function chosenBeds(
  roomType: HotelRoomType | undefined,
  bedOptionId: BedOptionId | null | undefined,
): BookedRoom['roomConfiguration'] {
  const beds = roomType?.part.configurations.find(({ id }) => id === bedOptionId);
  return beds === undefined ? null : { id: beds.id, name: beds.name };
}
