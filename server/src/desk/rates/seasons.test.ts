import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { withClient } from '@portico/testing/database/with-client';
import { openWorld, type World } from '@portico/testing/world/world';
import { openStaff } from '@portico/testing/world/staff';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
});
afterEach(() => world.close());

const high = { name: ' High summer ', from: '2027-07-01', to: '2027-08-31' };

/** Until two statements wait for a lock, or one need not. */
async function untilTwoWait(isAnswered: () => boolean): Promise<void> {
  for (let waiting = 0; waiting < 2 && !isAnswered();) {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db.database.kysely);
    waiting = rows[0]?.waiting ?? 0;
  }
}

test('a season is a name for some nights, listed by its first, and changes no price', async () => {
  const { ask } = await openStaff(world, 'owner', 'ada');
  const before = await ask('Rates/Read', { from: '2027-07-01', nights: 3 });
  const { seasonId } = await ask('Rates/AddSeason', high);
  await ask('Rates/AddSeason', { name: 'Easter', from: '2027-03-26', to: '2027-03-29' });
  const { seasons } = await ask('Rates/Seasons', {});
  expect(seasons.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Easter', '2027-03-26', '2027-03-29'],
    ['High summer', '2027-07-01', '2027-08-31'],
  ]);
  expect(await ask('Rates/Read', { from: '2027-07-01', nights: 3 })).toEqual(before);
  expect(await ask('Rates/RemoveSeason', { seasonId })).toEqual({ ...high, name: 'High summer' });
  expect((await ask('Rates/Seasons', {})).seasons).toHaveLength(1);
});

test('a season is entered in the audit trail, and one that two remove is removed once', async () => {
  const { ask, call } = await openStaff(world, 'owner', 'ada');
  const { seasonId } = await ask('Rates/AddSeason', high);
  const both = await Promise.all([1, 2].map(() => call('Rates/RemoveSeason', { seasonId })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const entries = await world.db.database.kysely
    .selectFrom('audit_entry')
    .select('what')
    .where('call', '=', 'Rates/AddSeason')
    .execute();
  expect(entries).toEqual([
    { what: [{ what: 'season', was: 'none', now: 'High summer, 2027-07-01 to 2027-08-31' }] },
  ]);
});

test('a season is renamed, keeps its nights, and the audit trail has both names', async () => {
  const { ask, call } = await openStaff(world, 'reception', 'eve');
  const { seasonId } = await ask('Rates/AddSeason', high);
  const easter = await ask('Rates/AddSeason', { name: 'Easter', from: '2027-03-26', to: '2027-03-29' });
  expect(await ask('Rates/RenameSeason', { seasonId, name: ' Long summer ' })).toEqual({
    name: 'Long summer',
  });
  const { seasons } = await ask('Rates/Seasons', {});
  expect(seasons.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Easter', '2027-03-26', '2027-03-29'],
    ['Long summer', '2027-07-01', '2027-08-31'],
  ]);
  const entries = await world.db.database.kysely
    .selectFrom('audit_entry')
    .select('what')
    .where('call', '=', 'Rates/RenameSeason')
    .execute();
  expect(entries).toEqual([{ what: [{ what: 'name of season', was: 'High summer', now: 'Long summer' }] }]);
  await ask('Rates/RemoveSeason', easter);
  const removed = await call('Rates/RenameSeason', { ...easter, name: 'Spring' });
  expect([removed.status, removed.body.RefusalCode]).toEqual([404, 'desk.season-unknown']);
});

test('a season whose last night is before its first is refused by its field, and the hundred-and-first', async () => {
  const { ask, call } = await openStaff(world, 'owner', 'ada');
  const reversed = await call('Rates/AddSeason', { ...high, to: '2027-06-30' });
  expect([reversed.status, reversed.body.RefusalCode]).toEqual([400, 'request.invalid']);
  for (let each = 0; each < 99; each += 1) await ask('Rates/AddSeason', high);
  const last = await withClient(world.db.url, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE season IN SHARE MODE');
    const both = [1, 2].map(() => call('Rates/AddSeason', high));
    let isAnswered = false;
    const one = Promise.race(both).then(() => (isAnswered = true));
    await Promise.race([one, untilTwoWait(() => isAnswered)]);
    await client.query('COMMIT');
    return Promise.all(both);
  });
  expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
  const more = await call('Rates/AddSeason', high);
  expect([more.status, more.body.RefusalCode]).toEqual([409, 'desk.seasons-full']);
});
