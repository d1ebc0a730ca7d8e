import type { ServicesQuery } from '@portico/contract/calls/services';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { PlanKeys } from '@portico/domain/availability/open-rate-plan';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { limitCodes, typedCodes, wrongCodes } from '../../core/limits/code-limits.ts';
import type { LimitDeps } from '../../core/limits/rate-limits.ts';
import { promotionOf, readPromoCode } from '../../core/pricing/promo-code.ts';
import type { Database } from '../../platform/database/database.ts';

/** `opensInS`: whole seconds until codes may be tried again. */
interface TooManyCodes {
  readonly code: 'request.too-many';
  readonly thing: 'codes';
  readonly opensInS: number;
}

const NONE: PlanKeys = { ratePlanCode: null, promotion: null };

/**
 * What opens the rate plan that is asked about. Codes are looked at where it is not for everybody, and count as wrong
 * there; refuses after too many wrong ones. `address`: who sends it. Rule: docs/limits.md, "Codes".
 */
export async function planKeys(
  deps: LimitDeps & { readonly database: Database },
  hotel: Hotel,
  query: ServicesQuery,
  address: string,
): Promise<Result<PlanKeys, TooManyCodes>> {
  if (hotel.ratePlans.get(query.ratePlanId)?.rules.isPublic === true) return ok(NONE);
  const typed = typedCodes({ promotion: query.promoCode, 'rate-plan': query.ratePlanCode });
  const limit = await limitCodes(deps, { propertyId: hotel.propertyId, address }, typed);
  if (!limit.isOpen) return refused({ code: 'request.too-many', thing: 'codes', opensInS: limit.opensInS });
  const promo = await readPromoCode(deps.database.kysely, hotel, textOrNull(query.promoCode));
  await limit.settle(wrongCodes(hotel, typed, { isVoucherUnknown: false }));
  return ok({
    ratePlanCode: textOrNull(query.ratePlanCode),
    promotion: promotionOf(promo)?.rules ?? null,
  });
}
