import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { DOUBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
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

/** The hotel's own file, changed. */
async function fileWith(change: (file: PropertyFile) => void): Promise<string> {
  const { ask } = await openStaff(world, 'owner');
  const read = readPropertyFile((await ask('PropertyFile/Export', {})).propertyFile);
  if (!read.ok) throw new Error('an export with faults');
  const file = structuredClone(read.file);
  change(file);
  return JSON.stringify(file);
}

test('an owner sees what a property file would change, then imports it, and guests see it', async () => {
  const staff = await openStaff(world, 'owner');
  const name = async () =>
    (await world.app.inject(`/api/RoomType/Get?propertyId=${PROPERTY}&roomTypeId=${DOUBLE}`)).json().RoomType
      .Name;
  const before = await name();
  const text = await fileWith(({ roomTypes }) => {
    const [first] = roomTypes.filter(({ id }) => id === DOUBLE);
    Object.assign(first ?? {}, { name: 'The Quay Room' });
  });
  const takes = { text, isReplacing: false };
  const seen = await staff.ask('PropertyFile/PreviewImport', takes);
  expect(seen.hasChanges).toBe(true);
  expect(seen.lines).toEqual([
    'Quay would change. Nothing was written.',
    '  Nights for sale: 0 added, 0 changed.',
    '  Prices: 0 added, 0 changed, 0 withdrawn.',
    expect.stringMatching(/^  Changed: roomTypes\[\d\]\.name$/),
  ]);
  expect(await name()).toBe(before);
  const { lines } = await staff.ask('PropertyFile/Import', takes);
  expect(lines).toEqual(['Quay is imported.', ...seen.lines.slice(1)]);
  expect(await name()).toBe('The Quay Room');
  expect(await staff.ask('PropertyFile/PreviewImport', takes)).toEqual({
    hasChanges: false,
    lines: ['Quay: nothing to change.'],
  });
});

test('the file of another hotel, one with faults and one that is no JSON are refused, and nothing is written', async () => {
  const staff = await openStaff(world, 'owner');
  const before = await staff.ask('PropertyFile/Export', {});
  const refused = async (text: string) => {
    const { status, body } = await staff.call('PropertyFile/Import', { text, isReplacing: false });
    return [status, body.RefusalCode, body.Message];
  };
  const elsewhere = await fileWith(({ property }) => Object.assign(property, { id: 8, code: 'PIER' }));
  expect(await refused(elsewhere)).toEqual([
    409,
    'desk.file-elsewhere',
    'It is the file of another hotel: PIER, 8.',
  ]);
  const nameless = await fileWith(({ property }) => Object.assign(property, { name: '' }));
  expect((await refused(nameless)).slice(0, 2)).toEqual([422, 'desk.file-faulty']);
  expect((await refused('{"property": 1, "property": 2}'))[2]).toMatch(
    /^The file cannot be used\. It has "property" twice/,
  );
  expect(await staff.ask('PropertyFile/Export', {})).toEqual(before);
});

test('a property file may be larger than other calls, and is not read from who may not import it', async () => {
  const owner = await openStaff(world, 'owner');
  const text = (await fileWith(() => undefined)).padEnd(1_000_000);
  const takes = { text, isReplacing: false };
  expect((await owner.call('PropertyFile/PreviewImport', takes)).status).toBe(200);
  expect((await owner.call('SetUp/Save', takes)).status).toBe(413);
  const reception = await openStaff(world, 'reception', 'eve');
  const tooLarge = { text: ''.padEnd(21 * 1024 * 1024), isReplacing: false };
  expect((await owner.call('PropertyFile/Import', tooLarge)).status).toBe(413);
  expect((await reception.call('PropertyFile/Import', tooLarge)).status).toBe(403);
});
