import { dayText, monthOnlyText, weekdayText } from '@portico/contract/texts/date-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

/** “Keep Sun 14 to Wed 17”, “Keep Wed 31 March to Fri 2 April”. */
export function keepText({ arrival, departure }: Stay): string {
  const oneMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  const day = (date: LocalDate) =>
    `${weekdayText(date).slice(0, 3)} ${dayText(date)}${oneMonth ? '' : ` ${monthOnlyText(date, false)}`}`;
  return `Keep ${day(arrival)} to ${day(departure)}`;
}

/** “Both rooms are free on the new dates.” */
export function areFreeText(rooms: readonly ManagedRoom[], unit: UnitName): string {
  return `${whoText(rooms, unit)} free on the new dates.`;
}

function whoText(rooms: readonly ManagedRoom[], { plural }: UnitName): string {
  const [first] = rooms;
  if (rooms.length === 1) return `${first?.RoomTypeName} is`;
  return rooms.length === 2 ? `Both ${plural} are` : `All ${rooms.length} ${plural} are`;
}
