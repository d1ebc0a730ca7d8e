import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel, HotelPromotion } from '../../hotel/hotel.ts';
import { readRedemptionsLeft } from '../inventory/redemption.store.ts';

/** The state of a typed code, for any stay. */
export type PromoCode =
  | { readonly state: 'none' | 'unknown' | 'used-up' }
  | { readonly state: 'known'; readonly promotion: HotelPromotion };

/** Reads the remaining redemptions if the hotel has the code, in any case. `code` null: nothing was typed. */
export async function readPromoCode(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string | null,
): Promise<PromoCode> {
  const read = await readPromoCodes(db, [hotel], code);
  return read(hotel);
}

/** `readPromoCode` for several hotels, in one statement. */
export async function readPromoCodes(
  db: Kysely<Schema>,
  hotels: readonly Hotel[],
  code: string | null,
): Promise<(hotel: Hotel) => PromoCode> {
  if (code === null) return () => ({ state: 'none' });
  const promotions = hotels.flatMap(({ propertyId, promotions }) => {
    const promotion = promotions.get(code.toLowerCase());
    return promotion === undefined ? [] : [{ propertyId, promotionId: promotion.rules.id, promotion }];
  });
  const left = await readRedemptionsLeft(db, promotions);
  const known = new Map(
    promotions.map(({ propertyId, promotion }, place): [PropertyId, PromoCode] => [
      propertyId,
      (left[place] ?? 0) > 0 ? { state: 'known', promotion } : { state: 'used-up' },
    ]),
  );
  return ({ propertyId }) => known.get(propertyId) ?? { state: 'unknown' };
}

/** The promotion of a code; null if it is used up. */
export function promotionOf(code: PromoCode): HotelPromotion | null {
  return code.state === 'known' ? code.promotion : null;
}
