import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { RoomTypeId } from '@portico/domain/ids';
import { sumChanges, type DayChange, type Move } from './day-change.ts';

export type NightChange = DayChange<RoomTypeId>;

/** The nights of several rooms, as summed by `sumChanges`; each by the date on which it begins. */
export function nightChanges(
  rooms: readonly { readonly roomTypeId: RoomTypeId; readonly stay: Stay }[],
  move: Move,
): NightChange[] {
  return sumChanges(
    rooms.flatMap(({ roomTypeId, stay }) =>
      stayDates(stay).map((date) => ({ thingId: roomTypeId, date, ...move })),
    ),
  );
}
