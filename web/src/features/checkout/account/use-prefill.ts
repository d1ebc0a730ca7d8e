import type { AccountUser } from '@portico/contract/calls/account-read';
import { useEffect, useRef } from 'react';
import type { BookerDraft } from '../../../shared/stay/booking.ts';
import { useAccount } from '../../../shared/account/use-account.ts';

/** Fills empty fields from the account, once per log-in; typed ones stay. */
export function usePrefill(draft: BookerDraft, change: (part: Partial<BookerDraft>) => void): void {
  const user = useAccount();
  const filledFor = useRef<string | null>(null);
  useEffect(() => {
    const email = user?.EmailAddress ?? null;
    if (user !== null && filledFor.current !== email) change(missing(draft, user));
    filledFor.current = email;
  }, [user, draft, change]);
}

function missing(draft: BookerDraft, user: AccountUser): Partial<BookerDraft> {
  const known = {
    firstName: user.Firstname,
    lastName: user.Lastname,
    email: user.EmailAddress,
    phone: user.Telephone,
    street: user.Street,
    city: user.City,
    stateOrCounty: user.StateOrCounty,
    postCode: user.ZipCode,
  };
  const texts = Object.entries(known).filter(([field, text]) => text !== '' && isEmpty(draft, field));
  return { ...Object.fromEntries(texts), countryId: draft.countryId ?? user.CountryId };
}

function isEmpty(draft: BookerDraft, field: string): boolean {
  return new Map<string, unknown>(Object.entries(draft)).get(field) === '';
}
