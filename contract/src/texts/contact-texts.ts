import { nightsOf } from '@portico/domain/calendar/stay';
import type { ContactSearch } from '../wire/contact-message.ts';
import { shortDateText } from './date-texts.ts';
import { guestsText, nightsText } from './guest-texts.ts';
import { numberedUnit, type UnitName } from './unit-texts.ts';

export function contactSentText(hotelName: string): string {
  return `Your message is on its way to ${hotelName}. We answer by e-mail.`;
}

/**
 * A search in words, one fact a line: “Sun 14 Mar 2027 to Wed 17 Mar 2027, 3 nights”, “2 adults, 1 child”. Empty if
 * nothing was chosen. Codes are left to the caller, because guests typed them.
 */
export function contactSearchLines({ arrival, departure, rooms }: ContactSearch, unit: UnitName): string[] {
  return [...datesLines(arrival, departure), ...roomLines(rooms ?? [], unit)];
}

/** The typed codes, each with its label. */
export function contactCodes({ promoCode, ratePlanCode }: ContactSearch): (readonly [string, string])[] {
  const codes = [
    ['Promotional code', promoCode],
    ['Rate code', ratePlanCode],
  ] as const;
  return codes.flatMap(([label, code]) => (code === null ? [] : [[label, code] as const]));
}

function datesLines(arrival: ContactSearch['arrival'], departure: ContactSearch['departure']): string[] {
  if (arrival === null) return [];
  if (departure === null || departure <= arrival) return [`From ${shortDateText(arrival)}`];
  const nights = nightsText(nightsOf({ arrival, departure }));
  return [`${shortDateText(arrival)} to ${shortDateText(departure)}, ${nights}`];
}

function roomLines(rooms: NonNullable<ContactSearch['rooms']>, unit: UnitName): string[] {
  if (rooms.length < 2) return rooms.map((guests) => guestsText(guests));
  return rooms.map((guests, index) => `${numberedUnit(index + 1, unit)}: ${guestsText(guests)}`);
}
