import { stayLengths, type NightRules } from '@portico/domain/availability/stay-lengths';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Hotel } from '../../core/hotel.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';

interface StaysScope {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  /** The property's date. */
  readonly today: LocalDate;
}

/** One rate plan in one room type, by place in the snapshot's horizon. */
export interface PlanStays {
  /** Undefined where the hotel has no such night. */
  nightAt(place: number): NightRules | undefined;
  /** The nights of the shortest stay that it sells from there, within the bookable window; 0 where it sells none. */
  shortestAt(place: number): number;
  longestAt(place: number): number;
}

/**
 * For `days` places from `from`, or to the end of the bookable window. Only as many nights are looked at as the stays
 * that begin there can have. Rule: docs/pricing.md, "Stays that begin on a day".
 */
export function staysFrom(
  { hotel, snapshot, today }: StaysScope,
  { ratePlanId, roomTypeId }: { readonly ratePlanId: RatePlanId; readonly roomTypeId: RoomTypeId },
  from: number,
  days = Number.POSITIVE_INFINITY,
): PlanStays {
  const { horizon } = snapshot;
  const mostNights = hotel.definition.settings.maxNightsOnStay;
  const lastDeparture = Math.min(
    daysBetween(horizon.first, bookableWindow(today).last) - from,
    days + mostNights,
  );
  const nights = Array.from({ length: Math.max(0, lastDeparture + 1) }, (_, day) =>
    snapshot.rulesAt(ratePlanId, roomTypeId, from + day),
  );
  const { shortest, longest } = stayLengths({
    nights,
    isFree: (day) => (snapshot.freeAt(roomTypeId, from + day) ?? 0) > 0,
    daysAhead: daysBetween(today, horizon.first) + from,
    mostNights,
  });
  return {
    nightAt: (place) => nights[place - from],
    shortestAt: (place) => shortest[place - from] ?? 0,
    longestAt: (place) => longest[place - from] ?? 0,
  };
}
