import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { codesFinding, occupancyFinding, pickUpFinding, revenueFinding } from './findings.ts';
import { buildStays } from './reports.fixture.ts';
import { comparedPeriod, paramsOf, readView } from './report-view.ts';
import { axisMoneyText, moneyDifference, pointsDifference } from './report-texts.ts';
import { spanLength, spansOf, spanText } from './spans.ts';

const today = localDate('2027-03-14');

test('a period is shown by day up to a month, by week up to half a year, else by month', () => {
  expect([1, 31, 32, 182, 183, 400].map(spanLength)).toEqual([
    'day',
    'day',
    'week',
    'week',
    'month',
    'month',
  ]);
});

test('weeks begin on Monday, and the one of today is under way', () => {
  const { days } = buildStays({ from: '2027-02-10', to: '2027-03-14', let: 5 });
  const spans = spansOf(days, undefined, today);
  expect(spans.map((span) => [spanText(span, 'week'), span.isUnderWay])).toEqual([
    ['10 Feb', false],
    ['15 Feb', false],
    ['22 Feb', false],
    ['1 Mar', false],
    ['8 Mar', true],
  ]);
  expect(spans.map(({ occupancy, occupancyBefore }) => [occupancy, occupancyBefore])).toEqual(
    spans.map(() => [5000, null]),
  );
  expect(spans.map(({ revenueMinor }) => revenueMinor / 500_00)).toEqual([5, 12, 19, 26, 33]);
});

test('each week is compared with the days at its place in the other period', () => {
  const now = buildStays({ from: '2027-02-10', to: '2027-03-14', let: 5 });
  const before = buildStays({ from: '2026-02-11', to: '2026-03-15', let: 4 });
  const spans = spansOf(now.days, before.days, today);
  expect(spans.map(({ occupancyBefore }) => occupancyBefore)).toEqual(spans.map(() => 4000));
  expect(occupancyFinding(spans, 'week', 'year')).toBe('5 weeks of 5 above a year before.');
  expect(revenueFinding(spans, 'GBP', 'year')).toBe('£16,500 since 10 February; £13,200 a year before.');
  expect(occupancyFinding(spansOf(now.days, undefined, today), 'week', 'none')).toBe(
    'Most in the week of 10 Feb: 50%.',
  );
});

test('the finding of pick-up names the month that gained most, or that none did', () => {
  const month = { nights: 9, pickedBefore: 0, lastYearNights: 0, lastYearPicked: 0 };
  const of = (picked: readonly [number, number]) =>
    pickUpFinding({
      today,
      since: '2027-03-08',
      months: picked.map((nights, index) => ({ ...month, month: `2027-0${index + 3}`, picked: nights })),
    });
  expect(of([1, 64])).toBe('The last seven days brought most for April: 64 nights.');
  expect(of([0, -2])).toBe('The last seven days brought no more nights than were cancelled.');
});

test('no code and no revenue have words of their own', () => {
  expect(codesFinding(buildStays({ from: '2027-03-01', to: '2027-03-02', let: 0 }))).toBe(
    'No code was used.',
  );
});

test('rates by code, companies and gift vouchers are named beside codes', () => {
  const stays = buildStays({ from: '2027-03-01', to: '2027-03-02', let: 5 });
  const of = (kind: 'rate' | 'company' | 'voucher', netMinor: number) => ({
    ...{ kind, code: null, name: null, bookings: 1, nights: 1, givenAwayMinor: 0 },
    room: { netMinor, vatMinor: 0, grossMinor: netMinor },
  });
  expect(codesFinding({ ...stays, codes: [of('company', 250_00), of('voucher', 100_00)] })).toBe(
    'No code was used. Companies brought 25%. Gift vouchers paid towards 10%.',
  );
  expect(codesFinding({ ...stays, codes: [of('company', 250_00), of('rate', 100_00)] })).toBe(
    'Rates by code brought 10%. Companies brought 25%.',
  );
});

test('an address without a period, or with one that cannot be, shows ten weeks to today', () => {
  for (const address of [
    '',
    'from=2027-03-02&to=2027-03-01',
    'from=2027-02-30&to=x',
    'from=2020-01-01&to=2027-01-01',
  ])
    expect(readView(new URLSearchParams(address), today)).toEqual({
      from: '2027-01-04',
      to: '2027-03-14',
      compare: 'year',
      roomTypeId: null,
    });
});

test('a view is the same after it went through its address', () => {
  const view = readView(new URLSearchParams('from=2027-03-01&to=2027-03-31&compare=before&room=11'), today);
  expect(readView(paramsOf(view), today)).toEqual(view);
  expect(comparedPeriod(view)).toEqual({ from: '2027-01-29', to: '2027-02-28' });
  expect(comparedPeriod({ ...view, compare: 'year' })).toEqual({ from: '2026-03-02', to: '2026-04-01' });
  expect(comparedPeriod({ ...view, compare: 'none' })).toBeNull();
});

test('a difference says more or less, and fewer cancellations are better', () => {
  expect(pointsDifference(6783, 6441)).toEqual({ isBetter: true, text: '3.4 points more' });
  expect(pointsDifference(620, 710, { isLessBetter: true })).toEqual({
    isBetter: true,
    text: '0.9 points fewer',
  });
  expect(pointsDifference(620, null)).toBeUndefined();
  expect(pointsDifference(620, 622)).toEqual({ isBetter: undefined, text: 'the same' });
  expect(moneyDifference(100_00, 120_50, 'GBP')).toEqual({ isBetter: false, text: '£20.50 less' });
});

test('an axis has thousands', () => {
  expect([0, 400_00, 40_000_00, 12_500_00].map((minor) => axisMoneyText(minor, 'GBP'))).toEqual([
    '£0',
    '£400',
    '£40k',
    '£12.50k',
  ]);
});
