import { localDate } from '../calendar/local-date.ts';
import type { VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { OccupancyLimits } from '../occupancy/limits.ts';
import type { DueLater } from '../payment/payment-policy.ts';
import { cell, type Row } from './markdown-tables.fixture.ts';

/** `£1,234.50` is 123450 pence. Throws an Error on anything else. */
export function pence(text: string): number {
  const match = /^(-?)£([\d,]+)\.(\d\d)$/.exec(text);
  if (match === null) throw new Error(`No amount: "${text}"`);
  const minor = Number((match[2] ?? '').replaceAll(',', '')) * 100 + Number(match[3]);
  return match[1] === '-' ? -minor : minor;
}

/** `20 %` is 2000 basis points. */
export function basisPoints(text: string): number {
  const match = /^([\d.]+) ?%$/.exec(text);
  if (match === null) throw new Error(`No percentage: "${text}"`);
  return Math.round(Number(match[1]) * 100);
}

/** A rate of VAT: `8.875 %` is 8875 thousandths of a percent. */
export function vatRate(text: string): number {
  const match = /^([\d.]+) ?%$/.exec(text);
  if (match === null) throw new Error(`No percentage: "${text}"`);
  return Math.round(Number(match[1]) * 1000);
}

/** The VAT settings of a row: its `rate`, and `prices` with or without VAT. */
export function vatOf(row: Row): VatSettings {
  return { rateMillipercent: vatRate(cell(row, 'rate')), isExclusive: cell(row, 'prices') === 'without' };
}

/** `a, b, c`; an empty cell or a dash is an empty list. */
export function listOf(text: string): string[] {
  return text === '' || text === '–' ? [] : text.split(/, /);
}

/** `2027-02-28 £70.00`: a sum on a date. */
export function dueLaterOf(text: string): DueLater {
  const [date = '', amount = ''] = text.split(' ');
  return { date: localDate(date), minor: pence(amount) };
}

/** `refunded £20.00, at the hotel £5.00`: pence by name, 0 where not listed. Throws an Error on another name. */
export function sumsOf<Name extends string>(
  list: readonly string[],
  names: readonly Name[],
): Record<Name, number> {
  const listed = list.map((text) => {
    const [, name = '', amount = ''] = /^(.+) (£\S+)$/.exec(text) ?? [];
    if (!names.some((each) => each === name)) throw new Error(`No sum: "${text}"`);
    return [name, pence(amount)];
  });
  return Object.fromEntries([...names.map((name) => [name, 0]), ...listed]) as Record<Name, number>;
}

const OUTCOMES = [
  'charged',
  'refunded',
  'voucher returned',
  'due and paid',
  'at the hotel',
  'on invoice',
] as const;

/** `refunded £20.00, 2027-03-07 £70.00`: sums now, and those that are due later. */
export function outcomeOf(text: string) {
  const isLater = (part: string) => /^\d/.test(part);
  return {
    ...sumsOf(
      listOf(text).filter((part) => !isLater(part)),
      OUTCOMES,
    ),
    later: listOf(text).filter(isLater).map(dueLaterOf),
  };
}

/** `2-1-0`: adults, children, infants. */
export function guestsOf(text: string): Guests {
  const [adults = NaN, children = NaN, infants = NaN] = text.split('-').map(Number);
  if (!Number.isInteger(adults + children + infants)) throw new Error(`No guests: "${text}"`);
  return { adults, children, infants };
}

const LIMITS: Readonly<Record<string, keyof OccupancyLimits>> = {
  'at most': 'maximum',
  'at least': 'minimum',
  adults: 'adultMaximum',
  children: 'childMaximum',
};

/** `at most 4, at least 2, adults 3, children 2`. */
export function limitsOf(text: string): OccupancyLimits {
  return Object.fromEntries(
    listOf(text).map((limit) => {
      const match = /^(.+) (\d+)$/.exec(limit);
      const name = LIMITS[match?.[1] ?? ''];
      if (name === undefined) throw new Error(`No limit: "${limit}"`);
      return [name, Number(match?.[2])];
    }),
  );
}

/** `yes` or `no`. */
export function isYes(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new Error(`Neither yes nor no: "${text}"`);
  return text === 'yes';
}
