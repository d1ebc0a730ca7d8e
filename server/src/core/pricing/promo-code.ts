import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel, HotelPromotion } from '../hotel/hotel.ts';
import { readRedemptionsLeft } from '../inventory/redemption.store.ts';

/** What stands behind a code that was typed, whatever the stay. */
export type PromoCode =
  | { readonly state: 'none' | 'unknown' | 'used-up' }
  | { readonly state: 'known'; readonly promotion: HotelPromotion };

/** Reads how many redemptions are left where the hotel has such a code, in any case. `code`: null where nothing was typed. */
export async function readPromoCode(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string | null,
): Promise<PromoCode> {
  if (code === null) return { state: 'none' };
  const promotion = hotel.promotions.get(code.toLowerCase());
  if (promotion === undefined) return { state: 'unknown' };
  const usesLeft = await readRedemptionsLeft(db, hotel.propertyId, promotion.rules.id);
  return usesLeft > 0 ? { state: 'known', promotion } : { state: 'used-up' };
}

/** The promotion that the code stands for; null where it stands for none that is left. */
export function promotionOf(code: PromoCode): HotelPromotion | null {
  return code.state === 'known' ? code.promotion : null;
}
