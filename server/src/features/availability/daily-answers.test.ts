import { localDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { buildRateOfNights } from '@portico/testing/availability/build-rate-of-nights';
import { buildHotelFile, DOUBLE } from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { hotelOf } from '../../core/hotel/hotel.ts';
import { horizonFrom } from '../../core/search/snapshot/horizon.ts';
import { Snapshot } from '../../core/search/snapshot/snapshot.ts';
import { takeTurns } from '../../core/search/turns.ts';
import { askedCalendar, dailyAnswers } from '../../core/search/daily-answers.ts';

const today = localDate('2027-03-01');
const window = { first: today, last: localDate('2027-06-30') };
const hotel = hotelOf('quay', { ...buildHotelFile(), extras: [] }, new Date('2027-01-01'));
const aNight = { room_type_id: DOUBLE as RoomTypeId, places: [0] };

function snapshotOfOneNight(): Snapshot {
  const snapshot = new Snapshot(horizonFrom(today));
  snapshot.writeAvailable([{ ...aNight, available: 2 }]);
  snapshot.writeRates([buildRateOfNights(aNight.places)]);
  return snapshot;
}

const asked = (snapshot: Snapshot) => askedCalendar(hotel, snapshot, window, today);

/** What each of so many guests was charged in work, and what each read, asked for at once. */
async function askedAtOnce(daily: ReturnType<typeof dailyAnswers>, snapshot: Snapshot, guests: number) {
  const spent = Array.from({ length: guests }, () => 0);
  const answers = await Promise.all(
    spent.map((_, guest) => daily(asked(snapshot), (nights) => (spent[guest] = spent[guest]! + nights))),
  );
  return { workedFor: spent.filter((nights) => nights > 0).length, answers };
}

test('a calendar that many ask for at once is worked out once, and once more when a room was sold', async () => {
  // A share of no time: the work stops wherever it can, so that the others come in between.
  const daily = dailyAnswers(takeTurns(0), 1_000_000);
  const snapshot = snapshotOfOneNight();
  const before = await askedAtOnce(daily, snapshot, 4);
  expect(before.workedFor).toBe(1);
  expect(new Set(before.answers.map(String)).size).toBe(1);
  expect((await askedAtOnce(daily, snapshot, 4)).workedFor).toBe(0);

  snapshot.writeAvailable([{ ...aNight, available: 1 }]);
  const after = await askedAtOnce(daily, snapshot, 4);
  expect(after.workedFor).toBe(1);
  expect(JSON.parse(after.answers[3]!.toString())).toMatchObject([{ DateOfStay: today, AvailableRooms: 1 }]);
});

test('a calendar whose work failed is worked out again for the next who asks', async () => {
  const daily = dailyAnswers(takeTurns(0), 1_000_000);
  const snapshot = snapshotOfOneNight();
  const failing = daily(asked(snapshot), () => {
    throw new Error('No more');
  });
  await expect(failing).rejects.toThrow('No more');
  expect(String(await daily(asked(snapshot), () => undefined))).toContain('"AvailableRooms":2');
});

test.each([
  ['enough memory for two calendars keeps both', 1_000_000, 0],
  ['memory for one alone gives up the one that was not asked for', 1, 1],
])('%s', async (_, maxBytes, workedFor) => {
  const daily = dailyAnswers(takeTurns(0), maxBytes);
  const snapshots = [snapshotOfOneNight(), snapshotOfOneNight()];
  const others = { ...hotel };
  const ask = (place: number, onCost: (nights: number) => void) => {
    const snapshot = snapshots[place]!;
    return daily(askedCalendar(place === 0 ? hotel : others, snapshot, window, today), onCost);
  };
  await ask(0, () => undefined);
  await ask(1, () => undefined);
  let spent = 0;
  await ask(0, (nights) => (spent += nights));
  expect(Math.min(spent, 1)).toBe(workedFor);
});
