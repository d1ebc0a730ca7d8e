import { extraDates } from '@portico/domain/availability/extra-inventory';
import { compareDates, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { ExtraId } from '@portico/domain/ids';
import type { ExtraChargeType } from '@portico/domain/pricing/extra-cost';

/** How many units of a limited extra are wanted for one date. */
export interface ExtraDemand {
  readonly extraId: ExtraId;
  readonly date: LocalDate;
  readonly quantity: number;
}

/** A room with what is taken beside it. */
export interface RoomWithExtras {
  readonly stay: Stay;
  readonly extras: readonly {
    readonly extraId: ExtraId;
    readonly chargeType: ExtraChargeType;
    readonly quantity: number;
    /** False: there is no end of it, and nothing is taken. */
    readonly isLimited: boolean;
  }[];
}

/**
 * What several rooms want together of the limited extras: one entry for each extra and date, in the order in which they
 * are locked (extra, then date). Charged by the day it is wanted on each night, otherwise on the day of arrival.
 * Rule: docs/locking.md, "Demand".
 */
export function extraDemand(rooms: readonly RoomWithExtras[]): ExtraDemand[] {
  const byDay = new Map<string, ExtraDemand>();
  for (const { stay, extras } of rooms) {
    for (const { extraId, chargeType, quantity } of extras.filter(({ isLimited }) => isLimited)) {
      for (const date of extraDates(chargeType, stay)) {
        const key = `${extraId} ${date}`;
        byDay.set(key, { extraId, date, quantity: (byDay.get(key)?.quantity ?? 0) + quantity });
      }
    }
  }
  return [...byDay.values()].sort(inLockOrder);
}

function inLockOrder(a: ExtraDemand, b: ExtraDemand): number {
  return a.extraId - b.extraId || compareDates(a.date, b.date);
}
