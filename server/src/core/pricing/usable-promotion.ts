import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel, HotelPromotion } from '../hotel/hotel.ts';
import { readUsesLeft } from '../inventory/promotion-use.store.ts';

/** The promotion of a code, in any case. Null where there is no code, the hotel does not know it, or it has been used up. */
export async function usablePromotion(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string | null,
): Promise<HotelPromotion | null> {
  const promotion = code === null ? undefined : hotel.promotions.get(code.toLowerCase());
  if (promotion === undefined) return null;
  return (await readUsesLeft(db, hotel.propertyId, promotion.rules.id)) > 0 ? promotion : null;
}
