import { addDays, localDate, weekdayOf } from '@portico/domain/calendar/local-date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nightSpans, type NightSpan } from './night-spans.ts';

const first = localDate('2027-03-01');
const year = Array.from({ length: 364 }, (_, day) => addDays(first, day));

const datesOf = <Said>({ from, to, weekdays }: NightSpan<Said>) =>
  year.filter((date) => date >= from && date <= to && (weekdays?.includes(weekdayOf(date)) ?? true));

test('weekends of a year at another price are two spans, and a single night among them takes few more', () => {
  const isWeekend = (date: (typeof year)[number]) => [5, 6].includes(weekdayOf(date));
  const said = year.map((date) => ({ date, said: isWeekend(date) ? 140 : 100 }));
  expect(nightSpans(said)).toEqual([
    { from: '2027-03-01', to: '2028-02-27', weekdays: [1, 2, 3, 4, 7], said: 100 },
    { from: '2027-03-05', to: '2028-02-26', weekdays: [5, 6], said: 140 },
  ]);
  const withFair = said.map((one) => (one.date === '2027-06-10' ? { ...one, said: 300 } : one));
  const spans = nightSpans(withFair);
  expect(spans.length).toBeLessThanOrEqual(7);
  expect(spans).toContainEqual(expect.objectContaining({ from: '2027-06-10', to: '2027-06-10', said: 300 }));
});

test('spans say of every date what was said of it, once, and nothing of others', () => {
  const night = fc.record({ date: fc.constantFrom(...year), said: fc.integer({ min: 0, max: 2 }) });
  const nights = fc.uniqueArray(night, { selector: ({ date }) => date, maxLength: 200 });
  fc.assert(
    fc.property(nights, (some) => {
      const inOrder = some.sort((one, other) => (one.date < other.date ? -1 : 1));
      const told = nightSpans(inOrder).flatMap((span) =>
        datesOf(span).map((date) => ({ date, said: span.said })),
      );
      expect(told.sort((one, other) => (one.date < other.date ? -1 : 1))).toEqual(inOrder);
    }),
    { numRuns: 300 },
  );
});
