import { extraDates } from '@portico/domain/availability/extra-inventory';
import type { Stay } from '@portico/domain/calendar/stay';
import type { ExtraId } from '@portico/domain/ids';
import type { ExtraChargeType } from '@portico/domain/pricing/extra-cost';
import { sumChanges, type DayChange, type Move } from './day-change.ts';

export type ExtraChange = DayChange<ExtraId>;

export interface RoomWithExtras {
  readonly stay: Stay;
  readonly extras: readonly {
    readonly extraId: ExtraId;
    readonly chargeType: ExtraChargeType;
    readonly quantity: number;
    /** False: unlimited, nothing is taken. */
    readonly isLimited: boolean;
  }[];
}

/**
 * The limited extras of several rooms, as summed by `sumChanges`. An extra charged by the day is taken on each night,
 * others on the day of arrival.
 */
export function extraChanges(rooms: readonly RoomWithExtras[], { held, sold }: Move): ExtraChange[] {
  return sumChanges(
    rooms.flatMap(({ stay, extras }) =>
      extras
        .filter(({ isLimited }) => isLimited)
        .flatMap(({ extraId, chargeType, quantity }) =>
          extraDates(chargeType, stay).map((date) => ({
            thingId: extraId,
            date,
            held: quantity * held,
            sold: quantity * sold,
          })),
        ),
    ),
  );
}
