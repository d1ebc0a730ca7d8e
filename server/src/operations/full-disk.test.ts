import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { withClient } from '@portico/testing/database/with-client';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const A_GIGABYTE = 1024 ** 3;

let world: World;
let room = A_GIGABYTE;
beforeAll(async () => {
  world = await openWorld({ roomForFiles: () => room });
});
afterAll(() => world.close());

const ready = async () => {
  const { statusCode, body } = await world.app.inject({ url: '/readyz' });
  const { status, disk } = JSON.parse(body) as { status: string; disk: string };
  return { statusCode, status, disk };
};
const metric = async () => {
  const { body } = await world.app.inject({ url: '/metrics' });
  return /^portico_disk_full (\d)$/m.exec(body)?.[1];
};
const countLines = (words: string) => world.logLines.filter((line) => line.includes(words)).length;
const onDatabase = (statement: string) => withClient(world.db.url, (client) => client.query(statement));
const book = () =>
  world.app.inject({ method: 'POST', url: '/api/Reservation/Create', payload: buildFlexibleBooking() });
const good = { statusCode: 200, status: 'ready', disk: 'ok' };

test('a full disk of the data folder makes the server not ready until there is room', async () => {
  expect(await ready()).toEqual(good);
  expect(await metric()).toBe('0');
  room = 31 * 1024 ** 2;
  expect(await ready()).toEqual({ statusCode: 503, status: 'not ready', disk: 'data full' });
  expect(await ready()).toMatchObject({ statusCode: 503 });
  expect(await metric()).toBe('1');
  expect(countLines('the disk of the data folder is full')).toBe(1);
  room = A_GIGABYTE;
  expect(await ready()).toEqual(good);
  expect(countLines('there is room on the disk again')).toBe(1);
});

test('a full disk of the database answers 503, and is checked until it has room', async () => {
  await onDatabase(`
    CREATE FUNCTION refuse_for_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON reservation EXECUTE FUNCTION refuse_for_room();`);
  const refused = await book();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ RefusalCode: 'server.busy' });
  expect(await ready()).toEqual({ statusCode: 503, status: 'not ready', disk: 'database full' });
  expect(await metric()).toBe('1');
  expect(countLines('the disk of the database is full')).toBe(1);
  await onDatabase('DROP TRIGGER full_disk ON reservation');
  world.setNow('2027-02-20T12:00:03Z');
  await ready();
  expect(await ready()).toEqual(good);
  expect((await book()).json()).toMatchObject({ Success: true });
});
