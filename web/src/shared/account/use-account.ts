import type { AccountUser } from '@portico/contract/calls/account-read';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { getJson } from '../../lib/api.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { dropLoginHint, useLoginHint } from './login-hint.ts';

/** The logged-in guest; null: no one, which is no error. */
export function accountQuery({ id, code }: Hotel, hint: string | null) {
  return queryOptions({
    queryKey: ['account', id, hint],
    queryFn: async ({ signal }): Promise<AccountUser | null> => {
      try {
        return await getJson('/api/Account', { propertyId: id }, { signal });
      } catch (error) {
        if (!isLoggedOut(error)) throw error;
        dropLoginHint(code);
        return null;
      }
    },
  });
}

/** Refused because no one is logged in any more. */
function isLoggedOut(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

/** The logged-in guest, once the page is painted and the server has answered; null until then, and otherwise. */
export function useAccount(): AccountUser | null {
  const hotel = useHotel();
  const hint = useLoginHint(hotel.code);
  const isPainted = useIsPainted();
  const hasAccounts = hotel.property.UseUserAccountOnBookingEngine;
  const { data } = useQuery({
    ...accountQuery(hotel, hint),
    enabled: hasAccounts && hint !== null && isPainted,
  });
  return data ?? null;
}
