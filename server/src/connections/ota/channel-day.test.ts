import {
  buildHotelFile,
  buildRatePlan,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  FLEXIBLE,
} from '@portico/testing/builders/hotel-file';
import { channelDay, disturbed, driftFrom, type DayOptions } from '@portico/testing/world/channel-day';
import { openConnection } from '@portico/testing/world/connection';
import { openServer } from '@portico/testing/world/server';
import { standingNights } from '@portico/testing/world/standing-nights';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';

// The long form, with servers that are killed, is the line `channels` of npm run prove.
const CELLS = 2_500;

let world: World;
beforeEach(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ ratePlans: [buildRatePlan({ baseNumberOfAdults: 2 })] }),
  });
});
afterEach(() => world.close());

const dayOf = (options: Pick<DayOptions, 'seed' | 'roomType' | 'isStamped'>) =>
  channelDay({
    cells: CELLS,
    firstNight: FIRST_NIGHT,
    nights: 60,
    hotelCode: 'QUAY',
    ratePlan: String(FLEXIBLE),
    from: new Date('2027-02-20T00:00:00Z'),
    ...options,
  });

/** Sends messages as a connection does, three at once. */
async function deliver(app: World['app'], messages: readonly string[], authorization: string) {
  const rest = [...messages];
  const lane = async () => {
    for (let payload = rest.shift(); payload !== undefined; payload = rest.shift()) {
      const headers = { 'content-type': 'text/xml', authorization };
      const { body } = await app.inject({ method: 'POST', url: '/api/Ota', payload, headers });
      const isCut = !payload.endsWith('RQ>');
      expect(body).toContain(isCut ? '</' : '<Success/>');
      if (isCut) expect(body).not.toContain('<Success/>');
    }
  };
  await Promise.all([lane(), lane(), lane()]);
}

/** Two channel managers say their day at once, and in between the server is closed and another one opens. */
async function replay(isStamped: boolean): Promise<string[]> {
  const sides = await Promise.all(
    [DOUBLE, FAMILY].map(async (room, index) => {
      const { basic } = await openConnection(world);
      const day = dayOf({ seed: 41 + index, roomType: String(room), isStamped });
      const messages = disturbed(day.messages, 51 + index);
      return { room, basic: basic(), day, messages, half: Math.ceil(messages.length / 2) };
    }),
  );
  await Promise.all(
    sides.map(({ messages, half, basic }) => deliver(world.app, messages.slice(0, half), basic)),
  );
  await world.app.close();
  const { database } = world.db;
  const next = await openServer({ database, clock: world.deps.clock, providers: world.deps.providers });
  await Promise.all(sides.map(({ messages, half, basic }) => deliver(next.app, messages.slice(half), basic)));
  await next.app.close();
  const drifts = sides.map(async ({ room, day }) =>
    driftFrom(day.last, await standingNights(database, room, FLEXIBLE)),
  );
  return (await Promise.all(drifts)).flat();
}

test('after a channel manager’s day, out of order, doubled and cut, each night is as it was said last', async () => {
  expect(await replay(true)).toEqual([]);
});

test('without the time of each message it would not be', async () => {
  expect(await replay(false)).not.toEqual([]);
});
