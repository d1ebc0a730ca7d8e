import type { Result } from '@portico/domain/result';
import type { TakeRefusal } from '../../availability/inventory/takers.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { unavailableThing } from '../../reservation/unavailable-thing.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';

/**
 * What was unavailable, as a refusal of Create. After a race for a voucher, the current price shows its remaining
 * balance.
 */
export async function takeRefusalOf(
  hotel: Hotel,
  refusal: TakeRefusal,
  price: () => Promise<Result<unknown, BookingRefusal>>,
): Promise<BookingRefusal> {
  switch (refusal.code) {
    case 'promotion.not-valid':
      return { code: refusal.code };
    case 'basket.no-room-left':
    case 'extra.unavailable':
      return { code: refusal.code, which: unavailableThing(hotel, refusal) };
    case 'voucher.not-valid': {
      const priced = await price();
      return priced.ok ? { code: refusal.code, isUnknown: false } : priced.refusal;
    }
  }
}
