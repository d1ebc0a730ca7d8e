import { currencyDigits, type CurrencyCode } from '@portico/domain/money/currency';
import { roundedRatio } from '@portico/domain/money/rounding';
import { monthOnlyText } from '@portico/contract/texts/date-texts';
import { shortMoneyText } from '@portico/contract/texts/money-text';
import type { LocalDate } from '@portico/domain/calendar/local-date';

/** “Mar”. */
export function shortMonthText(date: LocalDate): string {
  return monthOnlyText(date, false).slice(0, 3);
}

/** “67.8%” of 6783 basis points; “–” of nothing. */
export function percentText(basisPoints: number | null): string {
  return basisPoints === null ? '–' : `${(basisPoints / 100).toFixed(1)}%`;
}

/** “68%”. */
export function wholePercentText(basisPoints: number | null): string {
  return basisPoints === null ? '–' : `${Math.round(basisPoints / 100)}%`;
}

/** “£134,313”: without pence, where the file has them. */
export function wholeMoneyText(minor: number, currency: CurrencyCode): string {
  const unit = 10 ** currencyDigits(currency);
  return shortMoneyText(roundedRatio(minor, 1, unit) * unit, currency);
}

/** “£40k” and “£400”: beside an axis. */
export function axisMoneyText(minor: number, currency: CurrencyCode): string {
  const thousand = 1000 * 10 ** currencyDigits(currency);
  return minor < thousand ? wholeMoneyText(minor, currency) : `${shortMoneyText(minor / 1000, currency)}k`;
}

/** How a figure stands to the one that it is compared with. */
export interface Difference {
  /** Undefined: no better and no worse. */
  readonly isBetter: boolean | undefined;
  readonly text: string;
}

/** “3.4 points more”. */
export function pointsDifference(
  now: number | null,
  before: number | null | undefined,
  { isLessBetter = false } = {},
): Difference | undefined {
  if (now === null || before === null || before === undefined) return undefined;
  const by = now - before;
  if (Math.abs(by) < 5) return { isBetter: undefined, text: 'the same' };
  const text = `${(Math.abs(by) / 100).toFixed(1)} points ${more(by, isLessBetter)}`;
  return { isBetter: isLessBetter ? by < 0 : by > 0, text };
}

/** “£14,500 more”. */
export function moneyDifference(
  now: number | null,
  before: number | null | undefined,
  currency: CurrencyCode,
): Difference | undefined {
  if (now === null || before === null || before === undefined) return undefined;
  const by = now - before;
  if (by === 0) return { isBetter: undefined, text: 'the same' };
  return { isBetter: by > 0, text: `${shortMoneyText(Math.abs(by), currency)} ${more(by)}` };
}

function more(by: number, isCounted = false): string {
  if (by > 0) return 'more';
  return isCounted ? 'fewer' : 'less';
}
