import type { FoundProperty } from '@portico/contract/calls/group-search';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toGroupMember } from '@portico/contract/wire/property-group';
import { unavailableReason, type UnavailableReason } from '@portico/domain/availability/unavailable-reason';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { lowestRate, type RateCandidate } from '@portico/domain/pricing/lowest-rate';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { GroupMember } from '../hotel/group-directory.ts';
import { promotionOf, type PromoCode } from './pricing/promo-code.ts';
import { cheapestRooms } from './search/cheapest-rooms.ts';
import { isAvailable, lowestFor, offersOf, takesGuests, type TypeOffers } from './search/offered-rates.ts';
import { searchScope, type SearchScope } from './search/search-scope.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { InSlices } from './search/time-slices.ts';
import { promoFieldsOf, type PromoFields } from './promo-fields.ts';
import { searchRulesOf } from './search-faults.ts';

/** Input to search one hotel of a group. `today`: the hotel's date. */
export interface MemberSearch {
  readonly member: GroupMember;
  readonly snapshot: Snapshot;
  readonly promo: PromoCode;
  readonly today: LocalDate;
}

/** A hotel in the group's answer, with the state of the code there. */
export interface SearchedMember {
  readonly property: FoundProperty;
  readonly promo: PromoFields;
}

const CANNOT_BE_HAD = -1;

/**
 * Searches one hotel of a group with the functions of its own Search. Available if all rooms are available together,
 * then at the least that Search would answer for the first room. Rule: docs/search.md, "Groups".
 */
export function* searchMember(
  { member, snapshot, promo, today }: MemberSearch,
  criteria: SearchCriteria,
): InSlices<SearchedMember> {
  const { hotel } = member;
  const { stay, rooms } = criteria;
  const issues = searchIssues({ ...stay, rooms }, searchRulesOf(hotel, today));
  if (issues.length > 0) return found(member, undefined, { reason: 'Limits' }, promoFieldsOf(promo, false));
  const scope = searchScope(hotel, snapshot, criteria, promotionOf(promo), today);
  const offers = yield* offersOf(scope, stay);
  const available = offers.filter(isAvailable);
  const isPromotionUsed = available.some(({ offered }) => offered.some((rate) => rate.promotion !== null));
  const promoFields = promoFieldsOf(promo, isPromotionUsed);
  const together = cheapestRooms(hotel, available, rooms);
  if (together === undefined)
    return found(member, undefined, whyUnavailable({ scope, stay, rooms, offers }), promoFields);
  const [firstRoom] = rooms;
  const lowest =
    firstRoom && lowestRate(available.flatMap((offer) => lowestFor(hotel, offer, firstRoom) ?? []));
  return found(member, lowest && { lowest, together }, undefined, promoFields);
}

interface Prices {
  /** For the first room, with or without VAT as the hotel's prices are. */
  readonly lowest: RateCandidate;
  /** For all rooms, gross. */
  readonly together: RateCandidate;
}

function found(
  member: GroupMember,
  prices: Prices | undefined,
  why: WhyUnavailable | undefined,
  promo: PromoFields,
): SearchedMember {
  const { currency } = member.hotel;
  const amount = (minor: number) => toWireAmount(minor, currency);
  return {
    property: {
      ...toGroupMember(member),
      IsAvailable: prices !== undefined,
      LowestRate: prices === undefined ? CANNOT_BE_HAD : amount(prices.lowest.cost),
      OriginalLowestRate: prices === undefined ? CANNOT_BE_HAD : amount(prices.lowest.originalCost),
      TotalCost: prices === undefined ? null : amount(prices.together.cost),
      OriginalTotalCost: prices === undefined ? null : amount(prices.together.originalCost),
      Reason: why?.reason ?? null,
      FirstFullNight: why?.firstFullNight ?? null,
      MinLengthOfStay: why?.minLengthOfStay ?? null,
      IsPromoCodeValid: promo.IsPromoCodeValid,
    },
    promo,
  };
}

interface WhyUnavailable {
  readonly reason: NonNullable<FoundProperty['Reason']>;
  readonly firstFullNight?: LocalDate;
  readonly minLengthOfStay?: number;
}

interface Unavailable {
  readonly scope: SearchScope;
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  /** For every room type. */
  readonly offers: readonly TypeOffers[];
}

/**
 * Why a hotel of a group is unavailable. If some type is available: no room fits, or too few remain. Otherwise the
 * reason of its types that a guest can do most about. Rule: docs/search.md, "Groups".
 */
function whyUnavailable({ scope, stay, rooms, offers }: Unavailable): WhyUnavailable {
  const { hotel, snapshot } = scope;
  const available = offers.filter(isAvailable);
  if (available.length > 0) {
    const isFitting = (guests: Guests) => available.some((offer) => takesGuests(hotel, offer, guests));
    return { reason: rooms.every(isFitting) ? 'TooFewRooms' : 'Occupancy' };
  }
  return nearest(
    offers.map((offer) => unavailableReason(snapshot.roomNights(offer.roomType.rules.id, stay), offer)),
  );
}

/** First other dates, then other days in the same season, then what no guest can change. */
function nearest(reasons: readonly UnavailableReason[]): WhyUnavailable {
  const minStays = reasons.flatMap((why) => (why.reason === 'min-stay' ? [why.minLengthOfStay] : []));
  if (minStays.length > 0) return { reason: 'MinStay', minLengthOfStay: Math.min(...minStays) };
  const fullNights = reasons.flatMap((why) => (why.reason === 'full' ? [why.firstFullNight] : []));
  const [firstFullNight] = fullNights.toSorted();
  if (firstFullNight !== undefined) return { reason: 'Full', firstFullNight };
  return { reason: reasons.some((why) => why.reason === 'rules') ? 'Rules' : 'Closed' };
}
