import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import type { Stay } from '@portico/domain/calendar/stay';
import { withChangedSearch, type Booking } from './booking.ts';

/**
 * The same booking on other dates: its rooms, guests and extras stay, for basket-check to price again and to report
 * what is not sold then. Rule: docs/journeys.md, "The basket".
 */
export function bookingForDates(booking: Booking, stay: Stay): Booking {
  return withChangedSearch(booking, linkForDates(booking.search, stay));
}

/** The same search on other dates, in the form of formatSearchLink. */
export function linkForDates(searchLink: string, { arrival, departure }: Stay): string {
  const link = parseSearchLink(new URLSearchParams(searchLink));
  return formatSearchLink({ ...link, arrival, departure });
}
