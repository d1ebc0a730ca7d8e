import type { PropertyId } from '@portico/domain/ids';
import { buildBooking, buildFlexibleBooking, declinedCard } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { recorded } from '@portico/testing/database/recorded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../limits/rate-limits.ts';
import { searchBooking } from './search-booking.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function missWith(reservationNumber: string, guestName: string) {
  const { database, statements } = recorded(world.db.database);
  const limits = { ...world.deps.limits, lookupsPerAddress: 100, lookupsPerNumber: 100 };
  const deps = {
    ...world.deps,
    database,
    limits,
    rateLimits: rateLimits({ database, clock: world.deps.clock, secret: 'a-secret-of-the-tests' }),
    secrets: ['a-secret-of-the-tests'] as const,
  };
  const hotel = await world.deps.hotels.find(7 as PropertyId);
  if (hotel === undefined) throw new Error('no hotel');
  const query = { propertyId: 7, reservationNumber, guestName, hash: '' };
  const answer = await searchBooking(deps, hotel, query, '192.0.2.1');
  return { answer, statements };
}

test('a miss is one answer after the same work, whatever was missed', async () => {
  const confirmed = await world.book(buildFlexibleBooking());
  const declined = await world.book(buildBooking({ CardDetails: declinedCard }));
  const misses = [
    await missWith('7777777777', 'Lovelace'),
    await missWith(String(confirmed.body.ReferenceNumber), 'Hopper'),
    await missWith('no number at all', 'Lovelace'),
    await missWith(String(declined.body.ReferenceNumber), 'Lovelace'),
  ];
  const [first] = misses;
  expect(first?.statements).toHaveLength(3);
  for (const { answer, statements } of misses) {
    expect(answer).toEqual({ ok: false, refusal: { code: 'reservation.unknown', by: 'lookup' } });
    expect(statements).toEqual(first?.statements);
  }
  // Only a booking that is found is read.
  const found = await missWith(String(confirmed.body.ReferenceNumber), 'Lovelace');
  expect(found.answer.ok).toBe(true);
  expect(found.statements.length).toBeGreaterThan(3);
});
