import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { CheckPromoCodeResponse } from '@portico/contract/calls/check-promo-code';
import { promoFaultText } from '@portico/contract/texts/promo-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isBookable } from '@portico/domain/promotion/promotion';
import type { GroupPart } from './group-part.ts';
import type { PromoCode } from './pricing/promo-code.ts';

export type PromoFields = Pick<SearchResponse, 'IsPromoCodeValid' | 'PromoCodeMessage'>;

/** `isUsed`: the promotion lowers or reveals an answered rate. */
export function promoFieldsOf(code: PromoCode, isUsed: boolean): PromoFields {
  switch (code.state) {
    case 'none':
      return NONE;
    case 'known':
      return isUsed ? VALID : notValid(promoFaultText('not-for-stay'));
    case 'unknown':
    case 'used-up':
      return notValid(promoFaultText(code.state));
  }
}

/** Without a stay: whether the code may be used today. */
export function checkedPromoCode(code: PromoCode, today: LocalDate): CheckPromoCodeResponse {
  if (code.state === 'none') return notValid(promoFaultText('unknown'));
  if (code.state !== 'known') return notValid(promoFaultText(code.state));
  return isBookable(code.promotion.rules, today) ? VALID : notValid(promoFaultText('not-today'));
}

const NONE = { IsPromoCodeValid: null, PromoCodeMessage: null };
const VALID = { IsPromoCodeValid: true, PromoCodeMessage: null };

const notValid = (message: string) => ({ IsPromoCodeValid: false, PromoCodeMessage: message });

/**
 * For a group or one of its areas: valid if one hotel accepts the code. Otherwise the message closest to valid, or that
 * only hotels of other areas know it.
 */
export function groupPromoFields(
  { group }: GroupPart,
  code: string | null,
  members: readonly PromoFields[],
): PromoFields {
  const valid = members.find(({ IsPromoCodeValid }) => IsPromoCodeValid);
  if (valid !== undefined) return valid;
  const nearest = nearestFaults.find((fault) =>
    members.some(({ PromoCodeMessage }) => PromoCodeMessage === promoFaultText(fault)),
  );
  if (nearest === undefined) return NONE;
  const isKnownElsewhere = group.members.some(({ hotel }) => hotel.promotions.has(code?.toLowerCase() ?? ''));
  return notValid(promoFaultText(nearest === 'unknown' && isKnownElsewhere ? 'not-in-area' : nearest));
}

const nearestFaults = ['not-for-stay', 'not-today', 'used-up', 'unknown'] as const;
