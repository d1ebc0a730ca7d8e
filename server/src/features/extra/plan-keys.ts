import type { ServicesQuery } from '@portico/contract/calls/services';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { PlanKeys } from '@portico/domain/availability/open-rate-plan';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { guessCodes, typedCodes, wrongCodes, type GuessDeps } from '../../core/limits/code-guesses.ts';
import { promotionOf, readPromoCode } from '../../core/pricing/promo-code.ts';
import type { Database } from '../../platform/database/database.ts';

/** `opensInS`: whole seconds until codes may be tried again. */
interface TooManyCodes {
  readonly code: 'request.too-many';
  readonly opensInS: number;
}

const NONE: PlanKeys = { ratePlanCode: null, promotion: null };

/**
 * What opens the rate plan that is asked about. Codes are looked at where it is not for everybody, and count as guesses
 * there; refuses after too many wrong ones. `address`: whose guess it is. Rule: docs/limits.md, "Codes".
 */
export async function planKeys(
  deps: GuessDeps & { readonly database: Database },
  hotel: Hotel,
  query: ServicesQuery,
  address: string,
): Promise<Result<PlanKeys, TooManyCodes>> {
  if (hotel.ratePlans.get(query.ratePlanId)?.rules.isPublic === true) return ok(NONE);
  const typed = typedCodes({ promotion: query.promoCode, 'rate-plan': query.ratePlanCode });
  const guess = await guessCodes(deps, { propertyId: hotel.propertyId, address }, typed);
  if (!guess.isOpen) return refused({ code: 'request.too-many', opensInS: guess.opensInS });
  const promo = await readPromoCode(deps.database.kysely, hotel, textOrNull(query.promoCode));
  await guess.settle(wrongCodes(hotel, typed, { isVoucherUnknown: false }));
  return ok({
    ratePlanCode: textOrNull(query.ratePlanCode),
    promotion: promotionOf(promo)?.rules ?? null,
  });
}
