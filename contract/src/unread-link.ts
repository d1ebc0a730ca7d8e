import { parseSearchLink, type LinkQuery } from './search-link.ts';

/** A part of a search link that cannot be read. */
export type UnreadPart = 'arrival' | 'length' | 'rooms' | 'promo' | 'rate' | 'room' | 'location' | 'area';

/** Parts of a link that `parseSearchLink` could not read, to be shown to the guest. */
export function unreadParts(query: LinkQuery): UnreadPart[] {
  const link = parseSearchLink(query);
  const says = (...names: string[]) => names.some((name) => (query.get(name) ?? '').trim() !== '');
  const parts: [UnreadPart, boolean][] = [
    ['arrival', says('arrive') && link.arrival === null],
    ['length', says('nights', 'depart') && link.departure === null],
    ['rooms', says('rooms', 'adults') && link.rooms === null],
    ['promo', says('promo') && link.promoCode === null],
    ['rate', says('rate') && link.ratePlanCode === null],
    ['room', says('room') && link.roomTypeId === null],
    ['location', says('location') && link.locationId === null],
  ];
  return parts.flatMap(([part, isUnread]) => (isUnread ? [part] : []));
}
