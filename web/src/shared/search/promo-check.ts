import { queryOptions, useQuery } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import type { Owner } from '../hotel/owner.ts';
import { useOwner } from '../hotel/hotel-context.ts';

/** Empty or unchecked is `add`. */
export type PromoState = 'add' | 'valid' | 'invalid';

/**
 * Whether a code may be used at all today; only a search knows for which stays. `areaId`: of a group, null: anywhere.
 */
export function promoQuery({ of, id }: Owner, promoCode: string, areaId: number | null) {
  return queryOptions({
    queryKey: ['promo-code', of, id, areaId, promoCode.toLowerCase()],
    queryFn: ({ signal }) =>
      of === 'hotel'
        ? postJson('/api/Availability/CheckPromoCode', { propertyId: id, promoCode }, { signal })
        : postJson(
            '/api/Availability/CheckPromoCodeGroup',
            { propertyGroupId: id, areaId, promoCode },
            { signal },
          ),
  });
}

export function usePromoState(promoCode: string | null, areaId: number | null): PromoState {
  const owner = useOwner();
  const { data } = useQuery({ ...promoQuery(owner, promoCode ?? '', areaId), enabled: promoCode !== null });
  if (promoCode === null || data === undefined) return 'add';
  return data.IsPromoCodeValid ? 'valid' : 'invalid';
}
