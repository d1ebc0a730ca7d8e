import { addDays, localDate, weekdayOf } from '@portico/domain/calendar/local-date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nightSpans, type NightSpan } from './night-spans.ts';

const first = localDate('2027-03-01');
const year = Array.from({ length: 364 }, (_, day) => addDays(first, day));

const datesOf = <Value>({ from, to, weekdays }: NightSpan<Value>) =>
  year.filter((date) => date >= from && date <= to && (weekdays?.includes(weekdayOf(date)) ?? true));

test('weekends of a year at another price are two spans, and a single night among them takes few more', () => {
  const isWeekend = (date: (typeof year)[number]) => [5, 6].includes(weekdayOf(date));
  const value = year.map((date) => ({ date, value: isWeekend(date) ? 140 : 100 }));
  expect(nightSpans(value)).toEqual([
    { from: '2027-03-01', to: '2028-02-27', weekdays: [1, 2, 3, 4, 7], value: 100 },
    { from: '2027-03-05', to: '2028-02-26', weekdays: [5, 6], value: 140 },
  ]);
  const withFair = value.map((one) => (one.date === '2027-06-10' ? { ...one, value: 300 } : one));
  const spans = nightSpans(withFair);
  expect(spans.length).toBeLessThanOrEqual(7);
  expect(spans).toContainEqual(expect.objectContaining({ from: '2027-06-10', to: '2027-06-10', value: 300 }));
});

test('spans contain the value of every date once, and no other dates', () => {
  const night = fc.record({ date: fc.constantFrom(...year), value: fc.integer({ min: 0, max: 2 }) });
  const nights = fc.uniqueArray(night, { selector: ({ date }) => date, maxLength: 200 });
  fc.assert(
    fc.property(nights, (some) => {
      const inOrder = some.sort((one, other) => (one.date < other.date ? -1 : 1));
      const written = nightSpans(inOrder).flatMap((span) =>
        datesOf(span).map((date) => ({ date, value: span.value })),
      );
      expect(written.sort((one, other) => (one.date < other.date ? -1 : 1))).toEqual(inOrder);
    }),
    { numRuns: 300 },
  );
});
