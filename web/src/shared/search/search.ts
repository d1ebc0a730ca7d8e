import {
  formatSearchLink,
  narrowedRoomTypeId,
  parseSearchLink,
  type SearchLink,
} from '@portico/contract/search-link';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { Hotel } from '../hotel/hotel.ts';

/** A valid search: its stay, its rooms numbered from 1 in this order, and its text in the URL. */
export interface ValidSearch {
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  readonly ratePlanCode: string | null;
  readonly promoCode: string | null;
  readonly roomTypeId: number | null;
  readonly locationId: number | null;
  /** What the link names to be shown first. */
  readonly named: { readonly roomTypeId: number | null; readonly ratePlanId: number } | null;
  readonly link: string;
}

/**
 * The search of a URL, or null when it is incomplete and the search page has to ask. Rule: docs/journeys.md,
 * "Searching".
 */
export function searchOfUrl(query: URLSearchParams, hotel: Hotel): ValidSearch | null {
  return validSearch(hotelLink(parseSearchLink(query), hotel), hotel);
}

export function validSearch(link: SearchLink, hotel: Hotel): ValidSearch | null {
  const { arrival, departure, rooms, ratePlanCode, promoCode, roomTypeId, ratePlanId, locationId } = link;
  if (arrival === null || departure === null || rooms === null) return null;
  const { maxRooms, maxNights, today, limits } = hotel;
  const rules = { maxRooms, maxNights, today, propertyLimits: limits };
  if (searchIssues({ arrival, departure, rooms }, rules).length > 0) return null;
  const stay = { arrival, departure };
  return {
    stay,
    rooms,
    ratePlanCode,
    promoCode,
    roomTypeId: narrowedRoomTypeId(link),
    locationId,
    named: ratePlanId === null ? null : { roomTypeId, ratePlanId },
    link: formatSearchLink(link),
  };
}

/** The link reduced to what this hotel has: an unknown building would leave nothing to choose. */
export function hotelLink(link: SearchLink, { config }: Hotel): SearchLink {
  const isKnown = config.Locations.some(({ Id }) => Id === link.locationId);
  return isKnown ? link : { ...link, locationId: null };
}
