import { openWorld, type World } from '@portico/testing/world/world';
import { searchBody } from '@portico/testing/availability/search-body';
import {
  buildHotelFile,
  buildRatePlan,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
  saver,
} from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';

const MEGABYTE = 1024 ** 2;
const file = buildHotelFile({ ratePlans: [buildRatePlan(), buildRatePlan(saver)] });

/** Sends two requests in turn, six times each; returns the statuses. Uncached answers use up the address's work. */
async function statusesOf(world: World, search: (which: number) => Promise<{ status: number }>) {
  const statuses = new Set<number>();
  for (let time = 0; time < 12; time++) statuses.add((await search(time % 2)).status);
  await world.close();
  return [...statuses];
}

const searches = (world: World) => (which: number) =>
  world
    .guest()
    .post('/api/Availability/Search', { ...searchBody, DateTo: ['2027-04-27', '2027-04-28'][which] });

const calendars = (world: World) => (which: number) =>
  world.guest().get('/api/Availability', {
    propertyId: String(PROPERTY),
    fromDate: FIRST_NIGHT,
    toDate: LAST_NIGHT,
    ratePlanCode: ['', 'SAVER'][which]!,
  });

test.each([
  ['searches', searches, 1],
  ['calendars', calendars, 3],
])(
  '%s are cached within the memory for answers, and computed again if there is none',
  async (_, search, thousands) => {
    const open = (maxBytes: number) =>
      openWorld({ hotel: file, limits: { searchWorkPerAddress: thousands }, memory: { maxBytes } });
    const plenty = await open(64 * MEGABYTE);
    const { answerBytes } = plenty.deps.snapshots;
    expect(Object.values(answerBytes).reduce((sum, bytes) => sum + bytes)).toBe(8 * MEGABYTE);
    expect(await statusesOf(plenty, search(plenty))).toEqual([200]);
    const none = await open(32);
    expect(await statusesOf(none, search(none))).toEqual([200, 429]);
  },
);
