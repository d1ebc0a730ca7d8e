import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import { cityTaxOf } from '@portico/domain/money/city-tax';
import { withOneVat } from '@portico/domain/money/vat';
import type { Hotel } from '../hotel/hotel.ts';

/** The calendar's data of one day and the night that begins on it. */
export interface CalendarDay {
  /** No rate is open for the night: it is not for sale, whatever rooms are available. */
  readonly isClosed: boolean;
  /** The night is for sale, but has no rooms. */
  readonly isSoldOut: boolean;
  /** A stay can start on this day. */
  readonly canArrive: boolean;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
  /** The minimum stay from this day, in nights, at least 1. */
  readonly minimumNights: number;
  /** The maximum stay from this day, in nights; null when none can start. */
  readonly maximumNights: number | null;
  /** The night's lowest price in a stay that starts on it, minor units, all taxes included; null when there is none. */
  readonly fromMinor: number | null;
}

/** What a hotel's day prices need to be shown with all taxes. */
export type PricedIn = Pick<Hotel, 'currency' | 'vat' | 'cityTax' | 'defaultGuests'>;

/** Contains only nights on sale. */
export type CalendarDays = ReadonlyMap<LocalDate, CalendarDay>;

/** `pricedIn` null: several hotels have different currencies. */
export function calendarDaysOf(answer: readonly AvailabilityDay[], pricedIn: PricedIn | null): CalendarDays {
  return new Map(answer.map((day) => [day.DateOfStay, calendarDayOf(day, pricedIn)]));
}

function calendarDayOf(day: AvailabilityDay, pricedIn: PricedIn | null): CalendarDay {
  return {
    isClosed: day.Closed,
    isSoldOut: !day.Closed && day.AvailableRooms < 1,
    canArrive: day.CanArrive,
    isClosedToArrival: day.ClosedToArrival,
    isClosedToDeparture: day.ClosedToDeparture,
    minimumNights: day.MinLengthOfStay ?? 1,
    maximumNights: day.MaxLengthOfStay,
    fromMinor: fromMinorOf(day.MinimumRate, pricedIn),
  };
}

function fromMinorOf(price: number | null, pricedIn: PricedIn | null): number | null {
  if (price === null || pricedIn === null) return null;
  const { currency, vat, cityTax, defaultGuests } = pricedIn;
  return withOneVat(fromWireAmount(price, currency), vat).grossMinor + cityTaxOf(cityTax, defaultGuests, 1);
}

/** The same days with this minimum stay. */
export function withLeastNights(days: CalendarDays, nights: number): CalendarDays {
  if (nights <= 1) return days;
  return new Map([...days].map(([date, day]) => [date, { ...day, ...atLeast(day, nights) }]));
}

function atLeast(day: CalendarDay, nights: number): Partial<CalendarDay> {
  const isTooLong = day.maximumNights !== null && day.maximumNights < nights;
  return {
    minimumNights: Math.max(day.minimumNights, nights),
    ...(isTooLong && { canArrive: false, fromMinor: null }),
  };
}

/** The same days for a guest who gives up these stays: their rooms count as available. */
export function withOwnNights(days: CalendarDays, stays: readonly Stay[]): CalendarDays {
  const own = new Set(stays.flatMap(stayDates));
  if (own.size === 0) return days;
  return new Map([...days].map(([date, day]) => [date, { ...day, ...freedBy(own, date, day) }]));
}

function freedBy(own: ReadonlySet<LocalDate>, date: LocalDate, day: CalendarDay): Partial<CalendarDay> {
  const { maximumNights: most } = day;
  // A stay that had to end where they begin may go on; the server decides its maximum length.
  const mayGoOn = own.has(date) || (most !== null && own.has(addDays(date, most)));
  return {
    ...(own.has(date) && { isClosed: false, isSoldOut: false, canArrive: true }),
    ...(mayGoOn && { maximumNights: null }),
  };
}
