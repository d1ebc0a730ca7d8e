import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { withVat } from '@portico/domain/money/vat';
import type { Hotel } from '../../hotel/hotel.ts';

/** What the calendar knows of one day and the night that begins on it. */
export interface CalendarDay {
  /** No room is left for the night. */
  readonly isSoldOut: boolean;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
  /** The shortest stay that begins on this day, in nights, at least 1. */
  readonly minimumNights: number;
  /** The lowest price of the night, minor units, VAT included; null where nothing is sold. */
  readonly fromMinor: number | null;
}

/** Only nights on sale are in it. */
export type CalendarDays = ReadonlyMap<LocalDate, CalendarDay>;

export function calendarDaysOf(answer: readonly AvailabilityDay[], hotel: Hotel): CalendarDays {
  return new Map(answer.map((day) => [day.DateOfStay as LocalDate, calendarDayOf(day, hotel)]));
}

function calendarDayOf(day: AvailabilityDay, { currency, vat }: Hotel): CalendarDay {
  const isSoldOut = day.AvailableRooms < 1;
  const price = isSoldOut ? null : day.MinimumRate;
  return {
    isSoldOut,
    isClosedToArrival: day.ClosedToArrival,
    isClosedToDeparture: day.ClosedToDeparture,
    minimumNights: day.MinLengthOfStay ?? 1,
    fromMinor: price === null ? null : withVat(fromWireAmount(price, currency), vat).grossMinor,
  };
}
