import { addDays, parseLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';

/**
 * A search in a URL: `?arrive=2027-03-14&nights=3&rooms=2-1-0,2-0-0`. Missing and unreadable parts are null; the search
 * page then applies its defaults.
 */
export interface SearchLink {
  readonly arrival: LocalDate | null;
  readonly departure: LocalDate | null;
  readonly rooms: readonly Guests[] | null;
  /** Reveals an unlisted rate plan. */
  readonly ratePlanCode: string | null;
  /** Requests a promotion. */
  readonly promoCode: string | null;
  /** Narrows to one room type, unless a rate plan is named with it. */
  readonly roomTypeId: number | null;
  /** Names a public rate plan, which is shown first; of that room type, if there is one. Narrows to nothing. */
  readonly ratePlanId: number | null;
  /** Narrows to one building or site. */
  readonly locationId: number | null;
}

/** As URLSearchParams: null for a missing parameter. */
export interface LinkQuery {
  get(name: string): string | null;
}

const mostNights = 1_200;
const mostRooms = 50;
const longestCode = 50;

/**
 * Parses `arrive` with `nights` or `depart`; `rooms`, or `adults`, `children`, `infants` (one room); `promo`, `rate`,
 * `room`, `plan`, `location`.
 */
export function parseSearchLink(query: LinkQuery): SearchLink {
  const arrival = parseLocalDate(query.get('arrive') ?? '') ?? null;
  return {
    arrival,
    departure: departureOf(query, arrival),
    rooms: roomsOf(query),
    ratePlanCode: codeOf(query.get('rate')),
    promoCode: codeOf(query.get('promo')),
    roomTypeId: idOf(query.get('room')),
    ratePlanId: idOf(query.get('plan')),
    locationId: idOf(query.get('location')),
  };
}

/** The query of a search, without `?`; equal searches give equal text. */
export function formatSearchLink(link: SearchLink): string {
  const { arrival, departure, rooms } = link;
  const parts: readonly (readonly [name: string, value: string | number | null])[] = [
    ['arrive', arrival],
    ['nights', arrival && departure && nightsOf({ arrival, departure })],
    ['rooms', rooms && rooms.map(formatGuests).join()],
    ['promo', link.promoCode && encodeURIComponent(link.promoCode)],
    ['rate', link.ratePlanCode && encodeURIComponent(link.ratePlanCode)],
    ['room', link.roomTypeId],
    ['plan', link.ratePlanId],
    ['location', link.locationId],
  ];
  return parts.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join('&');
}

/** The room type that a link narrows to: beside a rate plan it only names what is shown first. */
export function narrowedRoomTypeId({ roomTypeId, ratePlanId }: SearchLink): number | null {
  return ratePlanId === null ? roomTypeId : null;
}

function departureOf(query: LinkQuery, arrival: LocalDate | null): LocalDate | null {
  if (arrival === null) return null;
  const nights = wholeNumber(query.get('nights'), 1, mostNights);
  if (nights !== null) return addDays(arrival, nights);
  const departure = parseLocalDate(query.get('depart') ?? '');
  return departure !== undefined && departure > arrival ? departure : null;
}

function roomsOf(query: LinkQuery): readonly Guests[] | null {
  const read = (query.get('rooms') ?? '').split(',').slice(0, mostRooms).map(parseGuests);
  if (read.every((guests) => guests !== null)) return read;
  const adults = wholeNumber(query.get('adults'), 0, 50);
  if (adults === null) return null;
  const children = wholeNumber(query.get('children'), 0, 50) ?? 0;
  const infants = wholeNumber(query.get('infants'), 0, 50) ?? 0;
  return [{ adults, children, infants }];
}

const formatGuests = ({ adults, children, infants }: Guests) => `${adults}-${children}-${infants}`;

function parseGuests(text: string): Guests | null {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (match === null) return null;
  return { adults: Number(match[1]), children: Number(match[2]), infants: Number(match[3]) };
}

/** Calls refuse longer codes, line breaks and card numbers; one of these would fail the guest's whole search. */
function codeOf(text: string | null): string | null {
  const code = text?.trim() ?? '';
  const isNone = code === '' || code.length > longestCode || /\p{Cc}/u.test(code) || holdsCardNumber(code);
  return isNone ? null : code;
}

/** Null unless the text is a positive integer that an id could be. */
export function idOf(text: string | null): number | null {
  return wholeNumber(text, 1, 2_147_483_647);
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
