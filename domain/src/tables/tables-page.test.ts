import { expect, test } from 'vitest';
import page from '../../../docs/tables.md?raw';
import { localDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/property-clock.ts';
import type { RestaurantId } from '../ids.ts';
import { isYes, listOf } from '../worked-examples/cells.fixture.ts';
import { cell, tablesOf, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { cancelBefore, mayCancelTable } from './cancel-until.ts';
import { validPartySize, partySizeList, partySizesOn } from './party-sizes.ts';
import { quarterOf, timeOfQuarter } from './quarter.ts';
import type { CancelUntil, Restaurant, Sitting } from './restaurant.ts';
import { hasTable, isInTime, quarterCovers, quartersTaken, tableTimes } from './table-times.ts';
import { tableRequestIssues, type TableRequest } from './table-request.ts';

const date = localDate('2027-03-15');
const always = { from: null, to: null, weekdays: null };

const evening: Sitting = {
  ...always,
  firstQuarter: quarterOf('18:00'),
  lastQuarter: quarterOf('21:00'),
  everyQuarters: 2,
  turnQuarters: 8,
  covers: 10,
  hasLeaveTime: false,
};

const restaurant = (changes: Partial<Restaurant> = {}): Restaurant => ({
  id: 1 as RestaurantId,
  sittings: [evening],
  promotions: [],
  closedDates: new Set(),
  partySizes: { minimum: 1, maximum: 10 },
  partySizesOnDates: [],
  closesMinutesBefore: 60,
  cancelUntil: null,
  ...changes,
});

const checks: Checks = {
  Times: (row) => {
    const sitting = {
      ...evening,
      firstQuarter: quarterOf(cell(row, 'First')),
      lastQuarter: quarterOf(cell(row, 'Last')),
      everyQuarters: Number(cell(row, 'Every')) / 15,
      turnQuarters: Number(cell(row, 'Turn')) / 15,
    };
    const times = tableTimes(restaurant({ sittings: [sitting] }), date);
    expect(times.map(({ quarter }) => timeOfQuarter(quarter))).toEqual(listOf(cell(row, 'Times')));
    const left = Math.max(...times.flatMap(quartersTaken)) + 1;
    expect(timeOfQuarter(left)).toBe(cell(row, 'The last table is left at'));
    const counted = new Set(
      quarterCovers(restaurant({ sittings: [sitting] }), date).map(({ quarter }) => quarter),
    );
    expect(times.flatMap(quartersTaken).filter((quarter) => !counted.has(quarter))).toEqual([]);
  },

  'In time': (row) => {
    const closes = { closesMinutesBefore: Number(cell(row, 'Closes before')) };
    const time = { quarter: quarterOf(cell(row, 'Time')) };
    const isOffered = isInTime(closes, localDate(cell(row, 'Date')), time, nowOf(cell(row, 'Now')));
    expect(isOffered).toBe(isYes(cell(row, 'Offered')));
  },

  Covers: (row) => {
    const remaining = new Map(
      quarterCovers(restaurant(), date).map(({ quarter, covers }) => [quarter, covers]),
    );
    for (const taken of listOf(cell(row, 'Taken'))) {
      const { party, time } = tableOf(taken);
      for (const quarter of quartersTaken(time))
        remaining.set(quarter, (remaining.get(quarter) ?? 0) - party);
    }
    const { party, time } = tableOf(cell(row, 'Asked'));
    expect(hasTable(time, party, (quarter) => remaining.get(quarter) ?? 0)).toBe(isYes(cell(row, 'Answer')));
  },

  'Party sizes': (row) => {
    const sizes = { minimum: Number(cell(row, 'Least')), maximum: Number(cell(row, 'Most')) };
    const before = cell(row, 'Before') === '–' ? null : Number(cell(row, 'Before'));
    expect(partySizeList(sizes)).toEqual(listOf(cell(row, 'List')).map(Number));
    expect(validPartySize(before, sizes)).toBe(Number(cell(row, 'Chosen')));
  },

  'What completes a booking': (row) => {
    const left: Readonly<Record<string, Partial<TableRequest>>> = {
      nothing: {},
      'the restaurant': { restaurantId: null },
      'the date': { date: null },
      'the party': { party: 0 },
      'the time': { time: '' },
      'the e-mail': { email: ' ' },
      'the contact number': { phone: '' },
      'the identifier': { identifier: '' },
      'the acknowledgement': { leaveTime: { isRequired: true, isAcknowledged: false } },
    };
    const changes = left[cell(row, 'Left out')];
    if (changes === undefined) throw new Error(`Nothing is called ${cell(row, 'Left out')}`);
    const fields = tableRequestIssues({ ...whole, ...changes }).map(({ field }) => field);
    expect(fields).toEqual(listOf(cell(row, 'Missing')));
  },

  Cancelling: (row) => {
    const [day = '', time = ''] = cell(row, 'Table').split(' ');
    const until = cancelBefore(ruleOf(cell(row, 'Until')), {
      date: localDate(day),
      quarter: quarterOf(time),
    });
    expect(mayCancelTable(until, nowOf(cell(row, 'Now')))).toBe(isYes(cell(row, 'May cancel')));
  },
};

const whole: TableRequest = {
  restaurantId: 1,
  date: '2027-03-15',
  party: 2,
  time: '19:30',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  requests: '',
  identifier: 'QHK4821356',
  leaveTime: { isRequired: true, isAcknowledged: true },
};

function nowOf(text: string): LocalTime {
  const [day = '', time = ''] = text.split(' ');
  return { date: localDate(day), hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) };
}

/** `6 at 18:00`. */
function tableOf(text: string) {
  const [party = '', time = ''] = text.split(' at ');
  return {
    party: Number(party),
    time: { ...evening, leaveQuarter: null, promotionIds: [], quarter: quarterOf(time) },
  };
}

/** `16:00 on the day`, `18:00, 1 day before`. */
function ruleOf(text: string): CancelUntil | null {
  const match = /^(\d\d:\d\d)(?: on the day|, (\d+) days? before)$/.exec(text);
  return match === null ? null : { at: match[1] ?? '', daysBefore: Number(match[2] ?? 0) };
}

const tables = tablesOf(page);

test('the page has a table for each rule', () => {
  expect([...tables.keys()].sort()).toEqual(Object.keys(checks).sort());
});

const rows = Object.keys(checks).flatMap((heading) =>
  (tables.get(heading) ?? []).map((row): [string, Row] => [heading, row]),
);
test.each(rows)('%s: %j', (heading, row) => {
  checks[heading]?.(row);
});

test('there is no time on a closed date, nor on one that no sitting names', () => {
  expect(tableTimes(restaurant({ closedDates: new Set([date]) }), date)).toEqual([]);
  const tuesdays = { ...evening, weekdays: [2] as const };
  expect(tableTimes(restaurant({ sittings: [tuesdays] }), date)).toEqual([]);
  expect(quarterCovers(restaurant({ closedDates: new Set([date]) }), date)).toEqual([]);
});

test('a promotion is offered with the times and on the days it is for', () => {
  const supper = {
    ...always,
    id: 9,
    weekdays: [1] as const,
    firstQuarter: quarterOf('18:00'),
    lastQuarter: quarterOf('18:30'),
  };
  const on = (day: string) =>
    tableTimes(restaurant({ promotions: [supper] }), localDate(day)).map(
      ({ promotionIds }) => promotionIds.length,
    );
  expect(on('2027-03-15')).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect(on('2027-03-16')).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a size that is given for dates takes the place of the usual one', () => {
  const sizes = restaurant({
    partySizesOnDates: [{ ...always, from: date, to: date, minimum: 2, maximum: 4 }],
  });
  expect(partySizesOn(sizes, date)).toEqual({ minimum: 2, maximum: 4 });
  expect(partySizesOn(sizes, localDate('2027-03-16'))).toEqual({ minimum: 1, maximum: 10 });
});

test.each([
  [{ email: 'ada at home' }, 'email email.invalid'],
  [{ phone: '07700 900123' }, 'phone phone.invalid'],
  [{ requests: 'Charge 4242 4242 4242 4242' }, 'requests text.card-number'],
  [{ identifier: 'a\nb' }, 'identifier text.invalid'],
])('what cannot be used is shown at its field: %j', (changes, issue) => {
  expect(tableRequestIssues({ ...whole, ...changes }).map(({ field, code }) => `${field} ${code}`)).toEqual([
    issue,
  ]);
});
