import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import type { SearchLink } from '@portico/contract/search-link';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { Hotel } from '../hotel/hotel.ts';

/** A search that can be made: its stay, its rooms numbered from 1 in this order, and its text in the URL. */
export interface ValidSearch {
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  readonly ratePlanCode: string | null;
  readonly roomTypeId: number | null;
  readonly link: string;
}

/** The search of a URL, or null where the search page has to ask first. Spec section 2. */
export function searchOfUrl(query: URLSearchParams, hotel: Hotel): ValidSearch | null {
  return validSearch(parseSearchLink(query), hotel);
}

export function validSearch(link: SearchLink, hotel: Hotel): ValidSearch | null {
  const { arrival, departure, rooms, ratePlanCode, roomTypeId } = link;
  if (arrival === null || departure === null || rooms === null) return null;
  const rules = { maxRooms: hotel.maxRooms, today: hotel.today, propertyLimits: hotel.limits };
  if (searchIssues({ arrival, departure, rooms }, rules).length > 0) return null;
  return { stay: { arrival, departure }, rooms, ratePlanCode, roomTypeId, link: formatSearchLink(link) };
}
