import { useCallback, useSyncExternalStore } from 'react';
import { watchShared } from '../../../lib/shared-store.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { basketContent, dropClaim, findClaim } from './basket-claims.ts';

/**
 * The confirmation token of this very basket when another tab has booked it or is booking it. Null otherwise, or when
 * it is this tab's `own` attempt. `forget` reports that the attempt failed.
 */
export function useBookedElsewhere(search: ValidSearch | null, own: string | undefined) {
  const { code } = useHotel();
  const { booking } = useBooking();
  const { basket, underWay } = booking;
  const content = search === null ? '' : basketContent(search, booking);
  const token = useSyncExternalStore(watchShared, () => findClaim(code, basket, content)?.token ?? null);
  const forget = useCallback(() => {
    if (basket !== null) dropClaim(code, { basket, content });
  }, [code, basket, content]);
  return { token: token === underWay || token === own ? null : token, forget };
}
