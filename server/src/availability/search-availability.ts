import type {
  SearchRequest,
  SearchResponse,
  UnavailableRoomType,
} from '@portico/contract/calls/availability-search';
import { toWireRoomType } from '@portico/contract/wire/room-type';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { unavailableReason } from '@portico/domain/availability/unavailable-reason';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import type { Hotel } from '../hotel/hotel.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { InSlices } from './search/time-slices.ts';
import { alternativesTo } from './alternative-stays.ts';
import { cheapestRooms } from './search/cheapest-rooms.ts';
import { isAvailable, offersOf, type TypeOffers } from './search/offered-rates.ts';
import { roomTypesJson } from './search/room-type-availability.ts';
import { promotionOf, type PromoCode } from './pricing/promo-code.ts';
import { promoFieldsOf } from './promo-fields.ts';
import { searchScope } from './search/search-scope.ts';
import { splitRoomsFor } from './split-rooms.ts';
import type { VoucherFields } from './voucher-fields.ts';

const noGuests: Guests = { adults: 0, children: 0, infants: 0 };

export function searchCriteriaOf(request: SearchRequest): SearchCriteria {
  return {
    stay: { arrival: request.DateFrom, departure: request.DateTo },
    rooms: request.Rooms.map(guestCountsFromWire),
    promoCode: textOrNull(request.PromoCode),
    ratePlanCode: textOrNull(request.RatePlanCode),
    roomTypeId: request.RoomTypeId ?? null,
    locationId: request.LocationId ?? null,
  };
}

/** The state of a search's codes. */
export interface SearchCodes {
  readonly promo: PromoCode;
  readonly voucher: VoucherFields;
}

export interface PreparedSearch {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  /** Without issues. */
  readonly criteria: SearchCriteria;
  readonly codes: SearchCodes;
  /** The property's date. */
  readonly today: LocalDate;
}

/**
 * Answers a search from memory, as the JSON of a `SearchResponse`. Available room types have a room every night and a
 * rate that sells the stay: cheapest for the first searched room first, types it does not fit last. Others have the
 * reason. Other stays follow if not all rooms are available. Figures are for the stay, with or without VAT as the
 * hotel's prices are. Rule: docs/search.md, "What a search answers".
 */
export function* searchAvailability({
  hotel,
  snapshot,
  criteria,
  codes,
  today,
}: PreparedSearch): InSlices<string> {
  const { stay, rooms } = criteria;
  const scope = searchScope(hotel, snapshot, criteria, promotionOf(codes.promo), today);
  const offers = yield* offersOf(scope, stay);
  const available = offers.filter(isAvailable);
  const isPromotionUsed = available.some(({ offered }) => offered.some((rate) => rate.promotion !== null));
  const canHaveAll = cheapestRooms(hotel, available, rooms) !== undefined;
  const others: Omit<SearchResponse, 'RoomTypes'> = {
    UnavailableRoomTypes: unavailableTypes(snapshot, offers, stay),
    NumberOfRoomsPerRoomTypeId: Object.fromEntries(
      offers.map(({ roomType, available }) => [roomType.part.id, available]),
    ),
    AlternativeStays: canHaveAll ? [] : yield* alternativesTo(scope, stay, rooms),
    // An unknown code leaves no plan to search.
    IsRatePlanCodeValid: criteria.ratePlanCode === null ? null : scope.plans.length > 0,
    SplitRooms: canHaveAll ? null : splitRoomsFor(hotel, available, rooms),
    ...promoFieldsOf(codes.promo, isPromotionUsed),
    ...codes.voucher,
  };
  // Typed by the schema: validating hundreds of figures again costs more than the search.
  const roomTypes = roomTypesJson(hotel, available, { guests: rooms[0] ?? noGuests, stay });
  return `{"RoomTypes":${roomTypes},${JSON.stringify(others).slice(1)}`;
}

const reasons = { full: 'Full', 'min-stay': 'MinStay', rules: 'Rules', closed: 'Closed' } as const;

/** The unavailable types, with the reason. */
function unavailableTypes(
  snapshot: Snapshot,
  offers: readonly TypeOffers[],
  stay: Stay,
): UnavailableRoomType[] {
  return offers
    .filter((each) => !isAvailable(each))
    .map((offer) => {
      const { part, rules } = offer.roomType;
      const why = unavailableReason(snapshot.roomNights(rules.id, stay), offer);
      return {
        RoomTypeId: part.id,
        RoomType: toWireRoomType(part),
        Reason: reasons[why.reason],
        FirstFullNight: why.reason === 'full' ? why.firstFullNight : null,
        MinLengthOfStay: why.reason === 'min-stay' ? why.minLengthOfStay : null,
      };
    });
}
