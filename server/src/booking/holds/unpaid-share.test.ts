import { expect, test } from 'vitest';
import { networksOf } from '../../limits/subjects.ts';
import { mostUnpaid } from './unpaid-share.ts';

test.each([
  // A quarter of the remaining rooms.
  [24, 0, 6],
  [18, 6, 6],
  [40, 0, 10],
  // Rooms already booked do not shrink the network's share.
  [35, 5, 10],
  [21, 3, 6],
  // A network without rooms that night: half of the remaining rooms, at most four, enough for a family.
  [12, 0, 4],
  [8, 0, 4],
  [3, 0, 2],
  [2, 0, 1],
  [1, 0, 1],
  [0, 0, 1],
  [2, 1, 1],
  [4, 4, 2],
])('of %i that are free, with %i of their own, a network may have %i', (free, own, most) => {
  expect(mostUnpaid({ free, own, percent: 25, mostAtOnce: 4 })).toBe(most);
});

test('at a hotel that takes one room a booking it is one, and a percentage of 0 turns it off', () => {
  expect(mostUnpaid({ free: 3, own: 0, percent: 25, mostAtOnce: 1 })).toBe(1);
  expect(mostUnpaid({ free: 3, own: 3, percent: 0, mostAtOnce: 1 })).toBe(Infinity);
});

test('an address of IPv6 counts with the networks that one customer may have, which may take more', () => {
  expect(networksOf('2001:db8:1:a2f3::/64')).toEqual([
    { name: '2001:db8:1:a2f3::/64', times: 1 },
    { name: '2001:db8:1:a200::/56', times: 2 },
    { name: '2001:db8:1::/48', times: 3 },
  ]);
  expect(networksOf('2001:db8:1:7::/64')[1]?.name).toBe('2001:db8:1:0::/56');
  expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', times: 1 }]);
});
