import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { withVat } from '@portico/domain/money/vat';
import type { Hotel } from '../hotel/hotel.ts';

/** What the calendar knows of one day and the night that begins on it. */
export interface CalendarDay {
  /** No rate is open for the night: it is not for sale, whatever rooms are left. */
  readonly isClosed: boolean;
  /** No room is left of a night that is for sale. */
  readonly isSoldOut: boolean;
  /** A stay can begin on this day. */
  readonly canArrive: boolean;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
  /** The shortest stay that begins on this day, in nights, at least 1. */
  readonly minimumNights: number;
  /** The longest stay that begins on this day, in nights; null where none does. */
  readonly maximumNights: number | null;
  /** The lowest price of the night in a stay that begins on it, minor units, VAT included; null where there is none. */
  readonly fromMinor: number | null;
}

/** Only nights on sale are in it. */
export type CalendarDays = ReadonlyMap<LocalDate, CalendarDay>;

export function calendarDaysOf(answer: readonly AvailabilityDay[], hotel: Hotel): CalendarDays {
  return new Map(answer.map((day) => [day.DateOfStay, calendarDayOf(day, hotel)]));
}

function calendarDayOf(day: AvailabilityDay, { currency, vat }: Hotel): CalendarDay {
  const price = day.MinimumRate;
  return {
    isClosed: day.Closed,
    isSoldOut: !day.Closed && day.AvailableRooms < 1,
    canArrive: day.CanArrive,
    isClosedToArrival: day.ClosedToArrival,
    isClosedToDeparture: day.ClosedToDeparture,
    minimumNights: day.MinLengthOfStay ?? 1,
    maximumNights: day.MaxLengthOfStay,
    fromMinor: price === null ? null : withVat(fromWireAmount(price, currency), vat).grossMinor,
  };
}

/** The same days for somebody who stays at least so many nights. */
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
