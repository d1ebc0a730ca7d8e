import type { AccountUser } from '@portico/contract/calls/account-read';
import { useQueryClient } from '@tanstack/react-query';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { useLoginHint } from '../../../shared/account/login-hint.ts';
import { accountQuery } from '../../../shared/account/use-account.ts';

/** Updates the account everywhere on the page from a call's answer. */
export function useKeepUser(): (part: Partial<AccountUser>) => void {
  const hotel = useHotel();
  const hint = useLoginHint(hotel.code);
  const client = useQueryClient();
  return (part) =>
    client.setQueryData(accountQuery(hotel, hint).queryKey, (stored) => stored && { ...stored, ...part });
}
