import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import { eachTestOn, oneRoom, openRooms, stay } from './journey.fixture.tsx';

eachTestOn('phone');
afterEach(() => {
  vi.restoreAllMocks();
});

const found = (Name: string) =>
  buildSearchAnswer([
    buildAvailability(stay, { RoomTypeId: 2, Name }, [
      buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor: 15_000 }),
    ]),
  ]);

interface Opened {
  readonly query: string;
  /** The document's transferred bytes; 0 from the browser's cache. */
  readonly transferSize: number;
  /** Milliseconds since it was opened. */
  readonly age: number;
  readonly voucher: string | null;
}

/** Opens a page whose document embeds an answer; a call gets another one. Returns the number of calls. */
function open({ query, transferSize, age, voucher }: Opened): () => number {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(entry, { transferSize })]);
  vi.spyOn(performance, 'now').mockReturnValue(age);
  sessionStorage.setItem('portico.voucher.test', JSON.stringify(voucher));
  let calls = 0;
  serveHotelApi({
    '/api/Availability/Search': () => {
      calls += 1;
      return Response.json(found('The Asked For'));
    },
    '/api/RoomTypeConfiguration/Get': () => Response.json([]),
  });
  const config = { GiftServiceProviderConfig: { Active: true, Name: 'Gull gift' } };
  openRooms(query, { config }, { link: oneRoom, answer: found('The Brought Along'), beds: [] });
  return () => calls;
}

const sentNow: Opened = { query: oneRoom, transferSize: 15_000, age: 900, voucher: null };

test('a document that was sent just now shows its rooms at once and asks for nothing', () => {
  const calls = open(sentNow);
  expect(screen.getByRole('article', { name: 'The Brought Along' })).toBeDefined();
  expect(calls()).toBe(0);
});

test.each([
  ['the browser had kept the document, as for the way back', { transferSize: 0 }],
  ['the document is open for a while', { age: 40_000 }],
  ['another stay is looked at', { query: 'arrive=2027-03-14&nights=2&rooms=1-0-0' }],
  ['a voucher was typed, which no address says', { voucher: 'GIFT-100' }],
])('rooms are requested where %s', async (_why, changed) => {
  const calls = open({ ...sentNow, ...changed });
  await screen.findByRole('article', { name: 'The Asked For' });
  expect(screen.queryByRole('article', { name: 'The Brought Along' })).toBeNull();
  expect(calls()).toBe(1);
});
