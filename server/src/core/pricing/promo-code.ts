import type { CheckPromoCodeResponse } from '@portico/contract/calls/check-promo-code';
import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { promoFaultText } from '@portico/contract/texts/promo-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isBookable } from '@portico/domain/promotion/promotion';
import type { Kysely } from 'kysely';
import type { Hotel, HotelPromotion } from '../hotel/hotel.ts';
import { readUsesLeft } from '../inventory/promotion-use.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** What stands behind a code that was typed, whatever the stay. */
export type PromoCode =
  | { readonly state: 'none' | 'unknown' | 'used-up' }
  | { readonly state: 'known'; readonly promotion: HotelPromotion };

type PromoFields = Pick<SearchResponse, 'IsPromoCodeValid' | 'PromoCodeMessage'>;

/** Reads how many uses are left where the hotel has such a code, in any case. `code`: null where nothing was typed. */
export async function readPromoCode(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string | null,
): Promise<PromoCode> {
  if (code === null) return { state: 'none' };
  const promotion = hotel.promotions.get(code.toLowerCase());
  if (promotion === undefined) return { state: 'unknown' };
  const usesLeft = await readUsesLeft(db, hotel.propertyId, promotion.rules.id);
  return usesLeft > 0 ? { state: 'known', promotion } : { state: 'used-up' };
}

/** `isUsed`: the promotion lowers or reveals a rate that is answered. */
export function promoFieldsOf(code: PromoCode, isUsed: boolean): PromoFields {
  switch (code.state) {
    case 'none':
      return { IsPromoCodeValid: null, PromoCodeMessage: null };
    case 'known':
      return isUsed ? VALID : notValid(promoFaultText('not-for-stay'));
    case 'unknown':
    case 'used-up':
      return notValid(promoFaultText(code.state));
  }
}

/** Without a stay: whether the code may be used by somebody who books today. */
export function checkedPromoCode(code: PromoCode, today: LocalDate): CheckPromoCodeResponse {
  if (code.state === 'none') return notValid(promoFaultText('unknown'));
  if (code.state !== 'known') return notValid(promoFaultText(code.state));
  return isBookable(code.promotion.rules, today) ? VALID : notValid(promoFaultText('not-today'));
}

const VALID = { IsPromoCodeValid: true, PromoCodeMessage: null };

const notValid = (message: string) => ({ IsPromoCodeValid: false, PromoCodeMessage: message });
