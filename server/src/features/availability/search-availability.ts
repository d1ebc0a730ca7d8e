import type {
  RoomTypeAvailability,
  SearchRequest,
  SearchResponse,
  UnavailableRoomType,
} from '@portico/contract/calls/availability-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireRate, toWireRoomType } from '@portico/contract/wire/rate';
import { unavailableReason, type UnavailableReason } from '@portico/domain/availability/unavailable-reason';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Hotel, HotelRoomType } from '../../core/hotel.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';
import { lowestFor, offeredRates, plansSearched, type OfferedRate } from './offered-rates.ts';

const NOTHING_FITS = -1;
const CODE_NOT_VALID = 'This code is not valid for your stay.';

export function searchCriteriaOf(request: SearchRequest): SearchCriteria {
  return {
    stay: { arrival: request.DateFrom, departure: request.DateTo },
    rooms: request.Rooms.map((room) => ({
      adults: room.NumberOfAdults,
      children: room.NumberOfChildren,
      infants: room.NumberOfInfants,
    })),
    promoCode: codeOf(request.PromoCode),
    ratePlanCode: codeOf(request.RatePlanCode),
    roomTypeId: (request.RoomTypeId ?? null) as RoomTypeId | null,
    locationId: request.LocationId ?? null,
  };
}

/**
 * Answers a search from memory: the room types free on every night with a rate that sells the stay, the cheapest for
 * the first searched room first, those it does not fit last; and the others with the reason. Figures are for the
 * stay, as the hotel keeps its prices. `criteria` are free of issues, `today` is the property's date.
 * Rule: docs/search.md, "What a search answers".
 */
export function searchAvailability(
  hotel: Hotel,
  snapshot: Snapshot,
  criteria: SearchCriteria,
  voucherCode: string | null,
  today: LocalDate,
): SearchResponse {
  const { stay } = criteria;
  const plans = plansSearched(hotel, criteria.ratePlanCode);
  const roomTypes = roomTypesSearched(hotel, criteria);
  const available: RoomTypeAvailability[] = [];
  const unavailable: UnavailableRoomType[] = [];
  const leastFree: Record<string, number> = {};
  for (const roomType of roomTypes) {
    const { id } = roomType.rules;
    const free = Math.min(...snapshot.free(id, stay));
    leastFree[id] = free;
    const { offered, refusals } = offeredRates(snapshot, plans, id, stay, today);
    if (free > 0 && offered.length > 0) {
      available.push(toAvailability(hotel, roomType, offered, criteria));
    } else {
      unavailable.push(toUnavailable(roomType, unavailableReason(snapshot.roomNights(id, stay), refusals)));
    }
  }
  return {
    RoomTypes: available.sort((a, b) => sortKey(a) - sortKey(b)),
    UnavailableRoomTypes: unavailable,
    NumberOfRoomsPerRoomTypeId: leastFree,
    // Neither promotions nor vouchers exist yet, so no code is valid.
    IsPromoCodeValid: criteria.promoCode === null ? null : false,
    PromoCodeMessage: criteria.promoCode === null ? null : CODE_NOT_VALID,
    IsHopGiftVoucherCodeValid: voucherCode === null ? null : false,
    HopGiftVoucherCodeMessage: voucherCode === null ? null : CODE_NOT_VALID,
  };
}

/** Null where nothing was typed. */
export function codeOf(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** No property has locations yet, so any other than "all" has no room type. */
function roomTypesSearched(hotel: Hotel, { roomTypeId, locationId }: SearchCriteria): HotelRoomType[] {
  if (locationId !== null && locationId !== 0) return [];
  return [...hotel.roomTypes.values()].filter(({ rules }) => roomTypeId === null || rules.id === roomTypeId);
}

function toAvailability(
  hotel: Hotel,
  roomType: HotelRoomType,
  offered: readonly OfferedRate[],
  { rooms, stay }: SearchCriteria,
): RoomTypeAvailability {
  const firstRoom: Guests = rooms[0] ?? { adults: 0, children: 0, infants: 0 };
  const lowest = lowestFor(hotel, roomType, offered, firstRoom);
  return {
    LowestRate: lowest === undefined ? NOTHING_FITS : toWireAmount(lowest.cost, hotel.currency),
    OriginalLowestRate:
      lowest === undefined ? NOTHING_FITS : toWireAmount(lowest.originalCost, hotel.currency),
    RoomType: toWireRoomType(roomType.part),
    Rates: offered.map(({ ratePlan, rate }) => toWireRate(ratePlan.part, rate, hotel.currency)),
    DateFrom: stay.arrival,
    DateTo: stay.departure,
  };
}

const reasons = { full: 'Full', 'min-stay': 'MinStay', rules: 'Rules', closed: 'Closed' } as const;

function toUnavailable({ part }: HotelRoomType, why: UnavailableReason): UnavailableRoomType {
  return {
    RoomTypeId: part.id,
    RoomType: toWireRoomType(part),
    Reason: reasons[why.reason],
    FirstFullNight: why.reason === 'full' ? why.firstFullNight : null,
    MinLengthOfStay: why.reason === 'min-stay' ? why.minLengthOfStay : null,
  };
}

function sortKey({ LowestRate }: RoomTypeAvailability): number {
  return LowestRate === NOTHING_FITS ? Number.MAX_VALUE : LowestRate;
}
