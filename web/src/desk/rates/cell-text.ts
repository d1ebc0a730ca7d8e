import type { CurrencyCode } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { moneyText } from '@portico/contract/texts/money-text';
import { counted } from '@portico/contract/texts/counted';
import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import type { GridRow, RateNight, RoomNight } from './grid-rows.ts';

/** “152”, and “152.50” with pence: the currency is said once for the whole grid. */
export function priceText(minor: number, currency: CurrencyCode): string {
  const decimal = decimalOf(minor, currency);
  return Number.isInteger(decimal) ? String(decimal) : decimal.toFixed(2);
}

export function roomsLeftText(night: RoomNight): string {
  if (night === null) return '–';
  if (night.closed) return 'shut';
  const left = night.rooms - night.taken;
  return left > 0 ? String(left) : 'full';
}

/** “2+”: the shortest stay that may begin then; empty without one. */
export function stayText({ minStay, minStayThrough }: NonNullable<RateNight>): string {
  const shortest = Math.max(minStay ?? 1, minStayThrough ?? 1);
  return shortest > 1 ? `${shortest}+` : '';
}

/** “no in”, “no out”, “no in, out”: the days on which nobody arrives or leaves. */
export function closedText({ closedToArrival, closedToDeparture }: NonNullable<RateNight>): string {
  if (closedToArrival && closedToDeparture) return 'no in, out';
  if (closedToArrival) return 'no in';
  return closedToDeparture ? 'no out' : '';
}

/** The whole of a cell, for who cannot see it. */
export function roomsLabel(row: GridRow, date: LocalDate, night: RoomNight): string {
  const where = `${row.roomType}, ${dayLabel(date)}`;
  if (night === null) return `${where}: not for sale`;
  const { rooms, taken, closed } = night;
  return `${where}: ${rooms - taken} left of ${rooms}, ${taken} sold or held${closed ? ', shut' : ''}`;
}

export function rateLabel(
  row: GridRow & { readonly kind: 'rate' },
  date: LocalDate,
  night: RateNight,
  currency: CurrencyCode,
): string {
  const where = `${row.roomType}, ${row.ratePlan}, ${dayLabel(date)}`;
  return `${where}: ${nightText(night, currency)}`;
}

/** “£152.00, shut, shortest stay 2 nights”. */
export function nightText(night: RateNight, currency: CurrencyCode): string {
  if (night === null) return 'no price';
  const { minStay, maxStay, minStayThrough, maxStayThrough } = night;
  const { closedToArrival, closedToDeparture, minAdvance, maxAdvance } = night;
  const nights = (count: number) => counted(count, 'night');
  const days = (count: number) => counted(count, 'day');
  const rules = [
    night.open ? null : 'shut',
    minStay !== null && minStay > 1 ? `shortest stay ${nights(minStay)}` : null,
    maxStay === null ? null : `longest stay ${nights(maxStay)}`,
    minStayThrough === null ? null : `shortest stay through it ${nights(minStayThrough)}`,
    maxStayThrough === null ? null : `longest stay through it ${nights(maxStayThrough)}`,
    closedToArrival ? 'no arrivals' : null,
    closedToDeparture ? 'no departures' : null,
    minAdvance === null ? null : `booked at least ${days(minAdvance)} before`,
    maxAdvance === null ? null : `booked at most ${days(maxAdvance)} before`,
  ].filter((rule) => rule !== null);
  return [moneyText(night.priceMinor, currency), ...rules].join(', ');
}

/** “Friday 19 March 2027”. */
export const dayLabel = (date: LocalDate) => `${weekdayText(date)} ${dayText(date)} ${monthText(date)}`;
