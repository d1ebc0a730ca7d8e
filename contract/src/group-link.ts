import { formatSearchLink, idOf, parseSearchLink, type LinkQuery, type SearchLink } from './search-link.ts';
import { unreadParts, type UnreadPart } from './unread-link.ts';

/** The search of a group in a URL: `?arrive=2027-03-14&nights=3&rooms=2-0-0&promo=SEA&area=2`. */
export interface GroupLink extends Pick<SearchLink, 'arrival' | 'departure' | 'rooms' | 'promoCode'> {
  /** Null: every area. */
  readonly areaId: number | null;
}

/** Parses the parts of `parseSearchLink` that a group has (dates, rooms, promo code), and `area`. */
export function parseGroupLink(query: LinkQuery): GroupLink {
  const { arrival, departure, rooms, promoCode } = parseSearchLink(query);
  return { arrival, departure, rooms, promoCode, areaId: idOf(query.get('area')) };
}

/** The query of a group's search, without `?`; equal searches give equal text. */
export function formatGroupLink({ areaId, ...link }: GroupLink): string {
  const search = formatSearchLink({ ...link, ...noneOfOneHotel });
  const parts = [search, areaId === null ? '' : `area=${areaId}`];
  return parts.filter((part) => part !== '').join('&');
}

/** Parts of a link that `parseGroupLink` could not read, to be shown to the guest. */
export function unreadGroupParts(query: LinkQuery): UnreadPart[] {
  const isAreaUnread = (query.get('area') ?? '').trim() !== '' && idOf(query.get('area')) === null;
  const ofSearch = unreadParts(query).filter((part) => !ofOneHotel.has(part));
  return isAreaUnread ? [...ofSearch, 'area'] : ofSearch;
}

const noneOfOneHotel = { ratePlanCode: null, roomTypeId: null, ratePlanId: null, locationId: null };
const ofOneHotel: ReadonlySet<UnreadPart> = new Set<UnreadPart>(['rate', 'room', 'location']);
