import { dayText, monthOnlyText, stayNeedsYear, weekdayText } from '@portico/contract/texts/date-texts';
import { dotted } from '@portico/contract/texts/dotted';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { countedUnits, type UnitName } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { sumGuests, type Guests } from '@portico/domain/occupancy/guests';

export { numberedUnit } from '@portico/contract/texts/unit-texts';

/** “14 → 17 March”, “30 March → 2 April”, “14 → 17 March 2028”: the stay in the top bar. */
export function compactStay(stay: Stay, today: LocalDate): string {
  const { arrival, departure } = stay;
  const withYear = stayNeedsYear(stay, today);
  const sameMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  const from = sameMonth ? dayText(arrival) : `${dayText(arrival)} ${monthOnlyText(arrival, withYear)}`;
  return `${from} → ${dayText(departure)} ${monthOnlyText(departure, withYear)}`;
}

/** “Sunday to Wednesday, 3 nights”. */
export function weekdaysOfStay(stay: Stay): string {
  return `${weekdayText(stay.arrival)} to ${weekdayText(stay.departure)}, ${nightsText(nightsOf(stay))}`;
}

/** “4 adults, 1 child · 2 rooms”. */
export function partyText(rooms: readonly Guests[], unit: UnitName): string {
  return dotted(guestsText(sumGuests(rooms)), countedUnits(rooms.length, unit));
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “three”, “12”: small numbers in words, within a sentence. */
export function countInWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** “three nights”. */
export function nightsInWords(count: number): string {
  return `${countInWords(count)} ${count === 1 ? 'night' : 'nights'}`;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** “second”, “12th”. */
export function ordinalText(number: number): string {
  return ordinals[number - 1] ?? `${number}th`;
}

/** “the second room”; “your room” when there is only one. */
export function whichUnit(roomNumber: number, roomCount: number, unit: UnitName): string {
  if (roomCount === 1) return `your ${unit.singular}`;
  return `the ${ordinalText(roomNumber)} ${unit.singular}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
