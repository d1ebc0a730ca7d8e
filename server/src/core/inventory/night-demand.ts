import { compareDates, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { RoomTypeId } from '@portico/domain/ids';

/** How many rooms of a type are wanted for the night that begins on `date`. */
export interface NightDemand {
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
  readonly quantity: number;
}

/**
 * What several rooms want together: one entry for each room type and night, in the order in which nights are locked
 * (room type, then date). Rule: docs/locking.md, "Demand".
 */
export function nightDemand(
  rooms: readonly { readonly roomTypeId: RoomTypeId; readonly stay: Stay }[],
): NightDemand[] {
  const byNight = new Map<string, NightDemand>();
  for (const { roomTypeId, stay } of rooms) {
    for (const date of stayDates(stay)) {
      const key = `${roomTypeId} ${date}`;
      byNight.set(key, { roomTypeId, date, quantity: (byNight.get(key)?.quantity ?? 0) + 1 });
    }
  }
  return [...byNight.values()].sort(inLockOrder);
}

function inLockOrder(a: NightDemand, b: NightDemand): number {
  return a.roomTypeId - b.roomTypeId || compareDates(a.date, b.date);
}
