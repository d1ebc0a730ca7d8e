import type { FoundProperty } from '@portico/contract/calls/group-search';
import { unavailableReason, type UnavailableReason } from '@portico/domain/availability/unavailable-reason';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { isAvailable, takesGuests, type TypeOffers } from '../../core/search/offered-rates.ts';
import type { SearchScope } from '../../core/search/search-scope.ts';

export interface WhyUnavailable {
  readonly reason: NonNullable<FoundProperty['Reason']>;
  readonly firstFullNight?: LocalDate;
  readonly minLengthOfStay?: number;
}

interface Unavailable {
  readonly scope: SearchScope;
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  /** Of every room type. */
  readonly offers: readonly TypeOffers[];
}

/**
 * Why a hotel of a group cannot be had. Where some type can: that nobody fits, or that fewer are left than were asked for.
 * Else of the reasons of its types the one that a guest can do the most about. Rule: docs/search.md, "Groups".
 */
export function whyUnavailable({ scope, stay, rooms, offers }: Unavailable): WhyUnavailable {
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

/** Other dates, then other days at the same time of year, then nothing that a guest could change. */
function nearest(reasons: readonly UnavailableReason[]): WhyUnavailable {
  const minStays = reasons.flatMap((why) => (why.reason === 'min-stay' ? [why.minLengthOfStay] : []));
  if (minStays.length > 0) return { reason: 'MinStay', minLengthOfStay: Math.min(...minStays) };
  const fullNights = reasons.flatMap((why) => (why.reason === 'full' ? [why.firstFullNight] : []));
  const [firstFullNight] = fullNights.toSorted();
  if (firstFullNight !== undefined) return { reason: 'Full', firstFullNight };
  return { reason: reasons.some((why) => why.reason === 'rules') ? 'Rules' : 'Closed' };
}
