import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';

let world: World | undefined;
afterEach(() => world?.close());

const flush = ({ app }: World, id = '7') =>
  app.inject({ method: 'POST', url: `/api/StaticData/${encodeURIComponent(id)}/flush` });

const nameIn = async ({ app }: World) =>
  (await app.inject({ url: '/api/Property/7' })).json<{ PropertyName: string }>().PropertyName;

async function rename({ db: { database } }: World, name: string): Promise<void> {
  const { definition } = await database.kysely
    .selectFrom('property')
    .select('definition')
    .executeTakeFirstOrThrow();
  const stored = definition as { property: object };
  const renamed = JSON.stringify({ ...stored, property: { ...stored.property, name } });
  await database.kysely.updateTable('property').set({ definition: renamed }).execute();
}

test('a hotel’s definition is read again once it is flushed, and not before', async () => {
  world = await openWorld();
  const before = await nameIn(world);
  await rename(world, 'The Other Name');
  expect(await nameIn(world)).toBe(before);
  expect((await flush(world)).json()).toEqual({ Success: true });
  expect(await nameIn(world)).toBe('The Other Name');
});

test('flushes of a hotel are limited, and the caller gets the time to retry', async () => {
  world = await openWorld({ limits: { flushesPerHotel: 2 } });
  await flush(world);
  await flush(world);
  const third = await flush(world);
  expect(third.statusCode).toBe(429);
  expect(third.headers['retry-after']).toBe('600');
});

test('an unknown hotel is not flushed', async () => {
  world = await openWorld();
  for (const id of ['nowhere', '8', '%00', 'x'.repeat(41)])
    expect([400, 404], id).toContain((await flush(world, id)).statusCode);
});
