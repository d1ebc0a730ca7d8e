import type { Hotel, HotelPromotion } from '../../hotel/hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/** The promotion a booking has redeemed, as the hotel has it today; undefined: none, or removed. */
export function redeemedPromotion(
  hotel: Hotel,
  { promotionId }: Pick<BookedReservation, 'promotionId'>,
): HotelPromotion | undefined {
  return [...hotel.promotions.values()].find(({ rules }) => rules.id === promotionId);
}
