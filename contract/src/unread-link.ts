import { parseSearchLink, type LinkQuery } from './search-link.ts';

/** A part of a search link that cannot be read. */
export type UnreadPart = 'arrival' | 'length' | 'rooms' | 'promo' | 'rate' | 'room' | 'location' | 'area';

/** Parts of a link that `parseSearchLink` could not read, to be shown to the guest. */
export function unreadParts(query: LinkQuery): UnreadPart[] {
  const link = parseSearchLink(query);
  const hasAny = (...names: string[]) => names.some((name) => (query.get(name) ?? '').trim() !== '');
  const parts: [UnreadPart, boolean][] = [
    ['arrival', hasAny('arrive') && link.arrival === null],
    ['length', hasAny('nights', 'depart') && link.departure === null],
    ['rooms', hasAny('rooms', 'adults') && link.rooms === null],
    ['promo', hasAny('promo') && link.promoCode === null],
    ['rate', (hasAny('rate') && link.ratePlanCode === null) || (hasAny('plan') && link.ratePlanId === null)],
    ['room', hasAny('room') && link.roomTypeId === null],
    ['location', hasAny('location') && link.locationId === null],
  ];
  return parts.flatMap(([part, isUnread]) => (isUnread ? [part] : []));
}
