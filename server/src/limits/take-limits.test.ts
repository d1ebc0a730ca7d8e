import type { PropertyId } from '@portico/domain/ids';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../config/limits.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import { limitsIn } from './rate-limits.ts';
import { takeLimits } from './take-limits.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const stored = {
  limits: { ...noLimits, unpaidRoomsPerAddress: 2, unpaidNightsPerAddress: 9 },
  secret: 's'.repeat(32),
  now: new Date('2027-02-20T12:00:00Z'),
};

/** Books unpaid, or rolls back when a limit is met. */
function book(propertyId: number, address: string, [rooms, nights]: readonly [number, number]) {
  const who = { propertyId: propertyId as PropertyId, address };
  const amounts = { unpaidRoomsPerAddress: rooms, unpaidNightsPerAddress: nights };
  return inTransaction(db.database, async (tx) => {
    const taken = await takeLimits(limitsIn(tx, stored), who, amounts);
    return taken.isOpen || rollbackWith(taken);
  });
}

const refused = { isOpen: false, thing: 'unpaid', opensInS: 12 * 60 * 60 };

test('a network of IPv6 takes twice as much as an address in it, and the one around it three times', async () => {
  const room = [1, 1] as const;
  const addresses = ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:ff01::/64'];
  for (const address of addresses) {
    expect(await book(1, address, room)).toBe(true);
    expect(await book(1, address, room)).toBe(true);
    expect(await book(1, address, room)).toEqual(refused);
  }
  // Its /56 has used up four, and the /48 around both six.
  expect(await book(1, '2001:db8:1:3::/64', room)).toEqual(refused);
  expect(await book(1, '2001:db8:1:ff02::/64', room)).toEqual(refused);
  expect(await book(1, '2001:db8:2:1::/64', room)).toBe(true);
});

test('of several limits all are taken or none, and of 0 nothing is', async () => {
  const address = '203.0.113.7';
  expect(await book(2, address, [1, 10])).toEqual(refused);
  expect(await book(2, address, [2, 0])).toBe(true);
  expect(await book(2, address, [0, 9])).toBe(true);
  expect(await book(2, address, [0, 1])).toEqual(refused);
});
