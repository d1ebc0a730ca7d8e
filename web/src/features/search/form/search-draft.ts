import { formatSearchLink, parseSearchLink, type SearchLink } from '@portico/contract/search-link';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { hotelLink } from '../../../shared/search/search.ts';

/** A search as shown on the page: what a link leaves open has its default. */
export interface SearchForm extends SearchDraft {
  readonly ratePlanCode: string | null;
  readonly promoCode: string | null;
  readonly roomTypeId: number | null;
  readonly ratePlanId: number | null;
  readonly locationId: number | null;
}

/** Of the URL when it has any part of a search, else of this tab's previous search. docs/journeys.md, "Searching". */
export function searchFormOf(query: URLSearchParams, searchBefore: string, hotel: Hotel): SearchForm {
  const fromUrl = parseSearchLink(query);
  const stated = isEmptyLink(fromUrl) ? parseSearchLink(new URLSearchParams(searchBefore)) : fromUrl;
  const link = hotelLink(stated, hotel);
  return { ...link, rooms: link.rooms ?? [hotel.defaultGuests] };
}

/** The query that restores the same page. An untouched search needs none. */
export function linkOfForm(form: SearchForm, hotel: Hotel): string {
  const isUntouched = form.arrival === null && isOneRoomOf(form.rooms, hotel.defaultGuests);
  return formatSearchLink({ ...form, rooms: isUntouched ? null : form.rooms });
}

function isEmptyLink(link: SearchLink): boolean {
  return Object.values(link).every((value) => value === null);
}

function isOneRoomOf(rooms: readonly Guests[], guests: Guests): boolean {
  const [first] = rooms;
  return (
    rooms.length === 1 &&
    first?.adults === guests.adults &&
    first.children === guests.children &&
    first.infants === guests.infants
  );
}
