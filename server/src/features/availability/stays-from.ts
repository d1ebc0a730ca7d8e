import { stayLengths, type StayLengths } from '@portico/domain/availability/stay-lengths';
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

/**
 * What stays one rate plan sells in one room type, by the place of the day on which they begin, from place `from` on;
 * undefined where it sells none. They end within the bookable window. Rule: docs/pricing.md, "Stays that begin on a day".
 */
export function staysFrom(
  { hotel, snapshot, today }: StaysScope,
  { ratePlanId, roomTypeId }: { readonly ratePlanId: RatePlanId; readonly roomTypeId: RoomTypeId },
  from: number,
): (place: number) => StayLengths | undefined {
  const { horizon } = snapshot;
  const lastDeparture = daysBetween(horizon.first, bookableWindow(today).last) - from;
  if (lastDeparture < 1) return () => undefined;
  const lengths = stayLengths({
    nightOn: (day) => snapshot.rulesAt(ratePlanId, roomTypeId, from + day),
    isFree: (day) => (snapshot.freeAt(roomTypeId, from + day) ?? 0) > 0,
    daysAhead: daysBetween(today, horizon.first) + from,
    lastDeparture,
    mostNights: hotel.definition.settings.maxNightsOnStay,
  });
  return (place) => lengths[place - from];
}
