import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { demoHouses } from '@portico/demo/demo-stays';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { localDate } from '@portico/domain/calendar/local-date';
import { openWorld, type World } from '@portico/testing/world/world';
import { secrets } from '@portico/testing/portico/secrets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { fillDesk } from './fill-desks.ts';

const today = localDate('2027-02-20');
const [house] = demoHouses(today);
const [input] = demoPropertyFiles(today);

let world: World;
beforeAll(async () => {
  const read = readPropertyFile(input);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  world = await openWorld({ hotel: read.file });
});
afterAll(() => world.close());

async function fill(stopping = new AbortController().signal) {
  if (house === undefined) throw new Error('no demo hotel');
  const links = { secrets, publicUrl: 'https://book.example' };
  const some = { ...house, stays: house.stays.slice(0, 24) };
  await fillDesk({ ...world.deps, links }, some, { app: world.app, stopping });
}
const bookings = () =>
  world.db.database.kysely.selectFrom('reservation').select(['status', 'arrival', 'departure']).execute();

test('the desk of a demo hotel is filled once, by bookings that reconcile', async () => {
  await fill(AbortSignal.abort());
  expect(await bookings()).toEqual([]);
  await fill();
  const made = await bookings();
  expect(made.length).toBeGreaterThan(15);
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['confirmed', 'cancelled', 'pending']));
  expect(made.some(({ arrival }) => arrival < today)).toBe(true);
  expect(made.some(({ arrival }) => arrival > today)).toBe(true);
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await fill();
  expect(await bookings()).toHaveLength(made.length);
});

test('started before ten in the morning, nothing is booked, cancelled or done later than now', async () => {
  if (house === undefined) throw new Error('no demo hotel');
  const read = readPropertyFile(input);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const early = await openWorld({ hotel: read.file });
  try {
    const now = new Date('2027-02-20T07:00:00Z');
    early.setNow(now.toISOString());
    const stays = house.stays
      .filter(({ bookedOn }) => bookedOn === today)
      .map((stay) => (stay.way.by === 'link' ? stay : { ...stay, course: 'cancelled' as const }));
    const links = { secrets, publicUrl: 'https://book.example' };
    const stopping = new AbortController().signal;
    await fillDesk({ ...early.deps, links }, { ...house, stays }, { app: early.app, stopping });
    const { kysely } = early.db.database;
    const booked = await kysely.selectFrom('reservation').select(['status', 'created_at as at']).execute();
    const entries = await kysely.selectFrom('audit_entry').select('asked_at as at').execute();
    expect(booked.map(({ status }) => status)).toContain('cancelled');
    expect([...booked, ...entries].filter(({ at }) => at > now)).toEqual([]);
  } finally {
    await early.close();
  }
});

test('their confirmations are mailed no more, and what they did today is', async () => {
  const subjects = (await world.mails()).map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(0);
  expect(subjects.filter((subject) => !/checked in|message/i.test(subject))).toEqual([]);
});
