import type { LocalDate } from '@portico/domain/calendar/local-date';
import { hasPlanCode, revealsPlan } from '@portico/domain/availability/open-rate-plan';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import type { Hotel, HotelPromotion, HotelRatePlan, HotelRoomType } from '../hotel/hotel.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** What a search looks through, whatever its dates. `today` is the property's date. */
export interface SearchScope {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  readonly today: LocalDate;
  readonly roomTypes: readonly HotelRoomType[];
  /** The public plans, or the one of a code, which may be unlisted. */
  readonly plans: readonly HotelRatePlan[];
  /** Null: prices are asked for without one. */
  readonly promotion: HotelPromotion | null;
  /** The unlisted plans that the promotion names: answered where it applies. */
  readonly revealed: readonly HotelRatePlan[];
}

/** Codes of rate plans are compared without regard to case. Rule: docs/search.md, "What a search answers". */
export function searchScope(
  hotel: Hotel,
  snapshot: Snapshot,
  criteria: Pick<SearchCriteria, 'ratePlanCode' | 'roomTypeId' | 'locationId'>,
  promotion: HotelPromotion | null,
  today: LocalDate,
): SearchScope {
  const { ratePlanCode, roomTypeId, locationId } = criteria;
  const plans = [...hotel.ratePlans.values()];
  return {
    hotel,
    snapshot,
    today,
    roomTypes: [...hotel.roomTypes.values()].filter(
      ({ part }) =>
        (roomTypeId === null || part.id === roomTypeId) && (!locationId || part.locationId === locationId),
    ),
    plans: plans.filter(({ rules }) =>
      ratePlanCode === null ? rules.isPublic : hasPlanCode(rules, ratePlanCode),
    ),
    promotion,
    revealed: plans.filter(({ rules }) => ratePlanCode === null && revealsPlan(promotion?.rules, rules)),
  };
}
