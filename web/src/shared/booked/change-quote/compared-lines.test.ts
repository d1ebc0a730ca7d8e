import { expect, test } from 'vitest';
import { buildQuote } from './quote.fixture.ts';
import { comparedLines } from './compared-lines.ts';

const booked = [{ ReservationItemId: '1', RoomTypeName: 'The Boatshed' }];
const unit = { singular: 'room', plural: 'rooms' };
const [room] = buildQuote().Rooms;
if (room === undefined) throw new Error('the quote has a room');

test('two rooms of one name show their numbers, and extras whose they are', () => {
  const oysters = { ServiceId: 1 as never, Name: 'Oysters', Was: 38, Now: 76 };
  const Rooms = [room, { ...room, ReservationItemId: '2', RoomNumber: 2, Services: [oysters] }];
  expect(comparedLines(buildQuote({ Rooms }), booked, unit).map(({ label }) => label)).toEqual([
    'Room 1, The Boatshed',
    'Room 2, The Boatshed',
    'Oysters, The Boatshed',
  ]);
});

test('a room that is exchanged shows for which, and what cancelling costs is a line of its own', () => {
  const quote = buildQuote({ Rooms: [{ ...room, RoomTypeName: 'The Tower' }], CancellationFee: 90 });
  expect(comparedLines(quote, booked, unit)).toMatchObject([
    { label: 'The Boatshed, then The Tower', was: 630, now: 836 },
    { label: 'Cancellation fee', was: 0, now: 90 },
  ]);
});
