import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingMessages } from '../../platform/outbox/waiting-messages.store.ts';

let world: World;
let number: string;
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.book(buildFlexibleBooking());
  number = String(body.ReferenceNumber);
});
afterAll(() => world.close());

test('who arrives on a day is listed, and on another day nobody', async () => {
  const staff = await openStaff(world, 'read-only');
  const { rooms } = await staff.ask('Arrivals/Read', { date: '2027-03-03' });
  expect(rooms).toMatchObject([{ number, room: 1, checkedInOnlineAt: null }]);
  expect(await staff.ask('Arrivals/Read', { date: null })).toEqual({ date: '2027-02-20', rooms: [] });
});

test('what waits in the outbox is listed, or one kind of it', async () => {
  const staff = await openStaff(world, 'reception');
  const { messages, isWhole } = await staff.ask('Outbox/List', { kind: 'guest-confirmation' });
  expect([messages.map(({ referenceNumber, tries }) => [referenceNumber, tries]), isWhole]).toEqual([
    [[number, 0]],
    true,
  ]);
  expect(await staff.ask('Outbox/List', { kind: 'unknown' })).toEqual({ messages: [], isWhole: true });
});

test('no more than 1,000 that wait are read, the oldest first, and the list says that there are more', async () => {
  const { kysely } = world.db.database;
  await sql`
    INSERT INTO outbox (outbox_id, message_id, property_id, kind, payload, created_at, due_at)
    SELECT gen_random_uuid(), number::text, ${PROPERTY}, 'of-a-test', '{}', now(), now() FROM generate_series(1, 1001) AS number`.execute(
    kysely,
  );
  const staff = await openStaff(world, 'reception');
  const ofHotel = await staff.ask('Outbox/List', { kind: 'of-a-test' });
  const ofAll = await waitingMessages(kysely, { propertyId: undefined, kind: 'of-a-test' });
  for (const { messages, isWhole } of [ofHotel, ofAll])
    expect([messages.length, isWhole]).toEqual([1_000, false]);
  const ids = ofAll.messages.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});

test('an owner reads the property file of what stands, and it can be imported', async () => {
  const staff = await openStaff(world, 'owner');
  const { propertyFile } = await staff.ask('PropertyFile/Export', {});
  expect(readPropertyFile(propertyFile)).toMatchObject({ ok: true });
});
