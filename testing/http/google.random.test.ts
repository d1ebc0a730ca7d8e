import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { propertyFileSchema } from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { measureAccuracy } from '../google/accuracy.ts';
import { randomFeedHotel } from '../google/random-feed-hotel.ts';
import { seededRandom } from '../penny/random.ts';
import { TODAY } from '../portico/shifted-clock.ts';
import { runsOf } from '../random-runs.ts';
import { openWorld } from '../world/world.ts';

const SEED = 20_270_220;
const RANDOM_HOTELS = 30;
const RUNS = 100;
const today = localDate(TODAY);

test('of random stays none is told to Google at another price than it is sold, or told and not sold', async () => {
  const random = seededRandom(SEED);
  const randomHotels = Array.from({ length: RANDOM_HOTELS }, (_, index) =>
    randomFeedHotel(random, 100 + index),
  );
  const demoHotels = demoPropertyFiles(today).map((file) => propertyFileSchema.parse(file));
  const files = [...demoHotels, ...randomHotels];
  const [hotel, ...otherHotels] = files;
  if (hotel === undefined) throw new Error('no hotel');
  const world = await openWorld({ hotel, otherHotels });
  try {
    const differences: string[] = [];
    let [compared, sold, withChildren] = [0, 0, 0];
    for (const [seed, file] of files.entries()) {
      const measured = await measureAccuracy(world, file, { seed, runs: runsOf(RUNS), today });
      differences.push(...measured.differences);
      compared += measured.compared;
      sold += measured.sold;
      withChildren += measured.withChildren;
    }
    console.log(
      `Google: ${compared} stays at ${files.length} hotels, ${sold} sold, ${withChildren} of them with children; told otherwise: ${differences.length}`,
    );
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(runsOf(1_000));
    expect(sold).toBeGreaterThan(compared / 6);
    expect(withChildren).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
