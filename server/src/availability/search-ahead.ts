import {
  formatSearchLink,
  narrowedRoomTypeId,
  parseSearchLink,
  type LinkQuery,
  type SearchLink,
} from '@portico/contract/search-link';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import type { Hotel } from '../hotel/hotel.ts';
import type { Encoding } from '../platform/http/compression.ts';
import type { JsonBytes } from '../platform/http/send-json.ts';
import type { SearchCodes } from './search-availability.ts';
import { searchFaults } from './search-faults.ts';
import type { SearchWork } from './search-work.ts';
import { voucherFieldsOf } from './voucher-fields.ts';

interface RoomsRequest {
  readonly hotel: Hotel;
  /** Without issues. */
  readonly criteria: SearchCriteria;
  readonly codes: SearchCodes;
  /** The address charged for the work. */
  readonly address: string;
}

/** A search's answer, cached or computed now. */
export type FindRooms = (request: RoomsRequest, encoding: Encoding) => Promise<JsonBytes>;

/** The search in the address of the rooms page, and the JSON of its `SearchResponse`. */
export interface FoundAhead {
  readonly link: string;
  readonly json: string;
}

/**
 * Answers the search of an address before its page requests it. Undefined if the page has to search itself: the address
 * is no search, contains something counted or unknown here, or its client is over the limit.
 */
export type SearchAhead = (
  hotel: Hotel,
  query: LinkQuery,
  address: string,
) => Promise<FoundAhead | undefined>;

const noCodes: SearchCodes = { promo: { state: 'none' }, voucher: voucherFieldsOf(null) };

interface SearchAheadFacts {
  readonly work: SearchWork;
  readonly todayAt: (hotel: Hotel) => LocalDate;
  readonly find: FindRooms;
}

/** Rule: docs/search.md, "A page that brings its answer". */
export function searchAhead({ work, todayAt, find }: SearchAheadFacts): SearchAhead {
  return async (hotel, query, address) => {
    const link = parseSearchLink(query);
    const criteria = plainSearch(link);
    if (criteria === undefined) return undefined;
    const faults = searchFaults(hotel, { ...criteria.stay, rooms: criteria.rooms }, todayAt(hotel));
    if (Object.keys(faults).length > 0 || work.slices.isFull() || work.opensInS(address) > 0)
      return undefined;
    const { bytes } = await find({ hotel, criteria, codes: noCodes, address }, undefined);
    return { link: formatSearchLink(link), json: bytes.toString() };
  };
}

/** Undefined unless there is only a stay with guests: wrong codes are counted, and the page may not know a building. */
function plainSearch(link: SearchLink): SearchCriteria | undefined {
  const { arrival, departure, rooms, promoCode, ratePlanCode, locationId } = link;
  if (arrival === null || departure === null || rooms === null) return undefined;
  const narrowing = [promoCode, ratePlanCode, narrowedRoomTypeId(link), locationId];
  if (narrowing.some((value) => value !== null)) return undefined;
  const nothing = { promoCode: null, ratePlanCode: null, roomTypeId: null, locationId: null };
  return { stay: { arrival, departure }, rooms, ...nothing };
}
