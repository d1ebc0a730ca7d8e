import { parseSearchLink } from '@portico/contract/search-link';
import { contactCodes, contactSearchLines } from '@portico/contract/texts/contact-texts';
import type { ContactSearch } from '@portico/contract/wire/contact-message';
import { useLocation } from 'react-router';
import { useBookingIfAny } from '../booking/booking-context.ts';
import { useOwner } from '../hotel/hotel-context.ts';

/** What the guest is looking for: by the address, or where that says nothing by what is being booked; null: nothing yet. */
export function useContactSearch(): { readonly search: ContactSearch; readonly words: string } | null {
  const { unit } = useOwner();
  const booking = useBookingIfAny();
  const shown = useLocation().search;
  const found = [shown, booking?.search ?? '']
    .map((query) => parseSearchLink(new URLSearchParams(query)))
    .find(({ arrival }) => arrival !== null);
  if (found === undefined) return null;
  const codes = contactCodes(found).map(([, code]) => `the code ${code}`);
  return { search: found, words: [...contactSearchLines(found, unit), ...codes].join('; ') };
}
