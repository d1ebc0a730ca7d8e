import { stayLengths, type NightRules } from '@portico/domain/availability/stay-lengths';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Hotel } from '../../hotel/hotel.ts';
import { readRules } from '../snapshot/rate-columns.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

export interface StaysScope {
  readonly hotel: Hotel;
  readonly snapshot: Snapshot;
  /** The property's date. */
  readonly today: LocalDate;
}

export interface RateIds {
  readonly ratePlanId: RatePlanId;
  readonly roomTypeId: RoomTypeId;
}

/** By day: 0 is the first requested. */
export interface PlanStays {
  /** Undefined if the hotel has no such night. */
  readonly nights: readonly (NightRules | undefined)[];
  /** Nights of the shortest stay sold from there within the bookable window; 0: none. */
  readonly shortest: Int32Array;
  readonly longest: Int32Array;
}

/**
 * From index `from` in the horizon, for `days` or to the end of the bookable window. Reads only nights that a stay from
 * there can include. Rule: docs/pricing.md, "Stays that begin on a day".
 */
export function staysFrom(
  { hotel, snapshot, today }: StaysScope,
  { ratePlanId, roomTypeId }: RateIds,
  from: number,
  days = Number.POSITIVE_INFINITY,
): PlanStays {
  const { horizon } = snapshot;
  const mostNights = hotel.definition.settings.maxNightsOnStay;
  const lastDeparture = Math.min(
    daysBetween(horizon.first, bookableWindow(today).last) - from,
    days + mostNights,
  );
  const columns = snapshot.rates(ratePlanId, roomTypeId);
  const nights = columns === undefined ? [] : readRules(columns, from, from + Math.max(0, lastDeparture + 1));
  const { shortest, longest } = stayLengths({
    nights,
    isAvailable: (day) => (snapshot.availableAt(roomTypeId, from + day) ?? 0) > 0,
    daysAhead: daysBetween(today, horizon.first) + from,
    mostNights,
  });
  return { nights, shortest, longest };
}
