import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { BookedBy } from '@portico/contract/desk/report-parts';
import { counted } from '@portico/contract/texts/counted';
import { dayText, monthOnlyText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { shareOf } from '@portico/domain/reports/figures';
import { shortMonthText, wholeMoneyText, wholePercentText } from './report-texts.ts';
import { spanText, type Span, type SpanLength } from './spans.ts';
import type { Comparison } from './report-view.ts';

// One sentence for each chart: what it shows, in words.

type Stays = DeskAnswer<'Reports/Stays'>;

const beforeText: Readonly<Record<Comparison, string>> = {
  year: 'a year before',
  before: 'the days before',
  none: '',
};

/** “8 weeks of 10 above a year before.” */
export function occupancyFinding(spans: readonly Span[], length: SpanLength, compare: Comparison): string {
  const known = spans.filter(({ occupancy }) => occupancy !== null);
  const compared = known.filter(({ occupancyBefore }) => occupancyBefore !== null);
  if (known.length === 0) return 'Nothing was for sale.';
  if (compared.length > 0) {
    const above = compared.filter(
      ({ occupancy, occupancyBefore }) => (occupancy ?? 0) > (occupancyBefore ?? 0),
    );
    return `${counted(above.length, length)} of ${compared.length} above ${beforeText[compare]}.`;
  }
  const best = known.reduce((most, span) => ((span.occupancy ?? 0) > (most.occupancy ?? 0) ? span : most));
  const when = { day: 'on', week: 'in the week of', month: 'in' }[length];
  return `Most ${when} ${spanText(best, length)}: ${wholePercentText(best.occupancy)}.`;
}

/** “£134,300 since 4 January; £119,800 a year before.” */
export function revenueFinding(spans: readonly Span[], currency: CurrencyCode, compare: Comparison): string {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return 'Nothing came in.';
  const since = `${dayText(first.from)} ${monthOnlyText(first.from, false)}`;
  const now = `${wholeMoneyText(last.revenueMinor, currency)} since ${since}`;
  return last.revenueBeforeMinor === null
    ? `${now}.`
    : `${now}; ${wholeMoneyText(last.revenueBeforeMinor, currency)} ${compare === 'before' ? 'in the days before' : beforeText[compare]}.`;
}

/** “Most came for April in the last seven days: 64 nights.” */
export function pickUpFinding({ months }: DeskAnswer<'Reports/PickUp'>): string {
  const most = months.reduce((best, one) => (one.picked > best.picked ? one : best), {
    month: '',
    picked: 0,
  });
  if (most.month === '') return 'The last seven days brought no more nights than were cancelled.';
  const month = monthOnlyText(localDate(`${most.month}-01`), false);
  return `The last seven days brought most for ${month}: ${counted(most.picked, 'night')}.`;
}

/** “Half of all rooms were booked 15 days ahead or more.” */
export function leadFinding({ halfBookedDaysAhead }: Stays['arrivals']): string {
  return halfBookedDaysAhead === null
    ? 'Nobody arrived.'
    : `Half of all rooms were booked ${counted(halfBookedDaysAhead, 'day')} ahead or more.`;
}

/** “2.3 nights on average.” */
export function lengthFinding({ rooms, nights }: Stays['arrivals']): string {
  if (rooms === 0) return 'Nobody arrived.';
  const average = (nights / rooms).toFixed(1);
  return `${average} ${average === '1.0' ? 'night' : 'nights'} on average.`;
}

/** “12 of 190 rooms were cancelled; 2 rooms nobody came for.” */
export function cancelledFinding({ rooms, cancelled, noShows }: Stays['arrivals']): string {
  const booked = rooms + cancelled.rooms + noShows.rooms;
  if (booked === 0) return 'No room was booked.';
  const all = counted(booked, 'room');
  const didNotCome = noShows.rooms === 0 ? '' : `; ${counted(noShows.rooms, 'room')} nobody came for`;
  return cancelled.rooms === 0
    ? `No room was cancelled${didNotCome}.`
    : `${cancelled.rooms} of ${all} ${cancelled.rooms === 1 ? 'was' : 'were'} cancelled${didNotCome}.`;
}

/** “Codes lowered 32% of the revenue and gave £2,978 away. Rates by code brought 8%. Companies brought 11%.” */
export function codesFinding({ codes, sums, currency }: Stays): string {
  const netOf = (one: BookedBy) =>
    codes.reduce((sum, { kind, room }) => (kind === one ? sum + room.netMinor : sum), 0);
  const share = (one: BookedBy) => wholePercentText(shareOf(netOf(one), sums.room.netMinor));
  const lowered =
    netOf('promotion') === 0
      ? ''
      : `Codes lowered ${share('promotion')} of the revenue and gave ${wholeMoneyText(sums.givenAwayMinor, currency)} away.`;
  const rates = netOf('rate') === 0 ? '' : `Rates by code brought ${share('rate')}.`;
  const codesUsed = [lowered, rates].filter((text) => text !== '');
  const companies = netOf('company') === 0 ? [] : [`Companies brought ${share('company')}.`];
  const vouchers = netOf('voucher') === 0 ? [] : [`Gift vouchers paid towards ${share('voucher')}.`];
  return [...(codesUsed.length === 0 ? ['No code was used.'] : codesUsed), ...companies, ...vouchers].join(
    ' ',
  );
}

/** “Extras brought £3,120, 4% of all.” */
export function extrasFinding({ sums: { room, extras, fees }, currency }: Stays): string {
  if (extras.netMinor === 0) return 'No extras were sold.';
  const share = shareOf(extras.netMinor, room.netMinor + extras.netMinor + fees.netMinor);
  return `Extras brought ${wholeMoneyText(extras.netMinor, currency)}, ${wholePercentText(share)} of all.`;
}

/** “Mar”, of 2027-03. */
export function monthOf(month: string): string {
  return shortMonthText(localDate(`${month}-01`));
}
