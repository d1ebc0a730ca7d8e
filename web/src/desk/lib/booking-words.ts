import type { BookingLine } from '@portico/contract/desk/booking-line';
import { dayText, monthOnlyText, weekdayText } from '@portico/contract/texts/date-texts';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { addMonths, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import { deskHotel } from './desk-document.ts';

type Room = BookingLine['rooms'][number];

/** “K7QM 4XRD 2P”: as it is read out. */
export function spacedNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}

/** “The Boatshed, 2 × The Harbour Room”. */
export function roomsText(rooms: readonly Room[]): string {
  const counts = new Map<string, number>();
  for (const { roomType } of rooms) counts.set(roomType, (counts.get(roomType) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** “4 adults, 1 child”: of all these rooms. */
export function partyText(rooms: readonly Room[]): string {
  const sum = (of: 'adults' | 'children' | 'infants') => rooms.reduce((all, room) => all + room[of], 0);
  return guestsText({ adults: sum('adults'), children: sum('children'), infants: sum('infants') });
}

/** “3 nights”. */
export function nightsLongText({ arrival, departure }: { arrival: string; departure: string }): string {
  return nightsText(nightsOf({ arrival: localDate(arrival), departure: localDate(departure) }));
}

/** “Sun 14 Mar”, with the year where it would be taken for another. */
export function shortDayText(date: LocalDate): string {
  const month = monthOnlyText(date, false).slice(0, 3);
  const { today } = deskHotel();
  const isFar = date < addMonths(today, -11) || date >= addMonths(today, 11);
  const year = isFar ? ` ${date.slice(0, 4)}` : '';
  return `${weekdayText(date).slice(0, 3)} ${dayText(date)} ${month}${year}`;
}
