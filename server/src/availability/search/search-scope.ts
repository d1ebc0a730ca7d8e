import type { LocalDate } from '@portico/domain/calendar/local-date';
import { hasPlanCode, revealsPlan, type PlanKeys } from '@portico/domain/availability/open-rate-plan';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import type { Hotel, HotelPromotion, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What a search covers, whatever its dates. `today` is the property's date. */
export interface SearchScope {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  readonly today: LocalDate;
  readonly roomTypes: readonly HotelRoomType[];
  /** Public plans and those the promotion may reveal, or the plan of a code, which may be unlisted. */
  readonly plans: readonly HotelRatePlan[];
  readonly keys: PlanKeys;
  /** Null: prices without a promotion. */
  readonly promotion: HotelPromotion | null;
  /** By the hotel's staff; absent for guests. Rule: docs/desk.md, "A new booking". */
  readonly areStayRulesWaived?: boolean;
}

/** Rate plan codes are case-insensitive. Rule: docs/search.md, "What a search answers". */
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
    plans:
      ratePlanCode === null
        ? [
            ...plans.filter(({ rules }) => rules.isPublic),
            ...plans.filter(({ rules }) => revealsPlan(promotion?.rules, rules)),
          ]
        : plans.filter(({ rules }) => hasPlanCode(rules, ratePlanCode)),
    keys: { ratePlanCode, promotion: promotion?.rules ?? null },
    promotion,
  };
}
