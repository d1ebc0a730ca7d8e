import { readThenWriteCovers, withoutLastCover } from '@portico/testing/controls/read-then-write-covers';
import { openWorld, type World } from '@portico/testing/world/world';
import { coversTaken } from '@portico/testing/world/books';
import { buildTableHotel } from '@portico/testing/tables/table-body';
import { afterEach, expect, test } from 'vitest';

const PARTIES = 100;

let world: World;
afterEach(() => world.close());

/** All at once, alternating between times with tables that overlap at 19:30. */
const race = () =>
  Promise.all(
    Array.from({ length: PARTIES }, (_, index) =>
      world.guest().bookTable({ PartySize: 6, VisitTime: ['18:00', '19:00', '19:30'][index % 3] }),
    ),
  );

test('of a hundred parties at once for the last covers one fits, and all others are refused', async () => {
  world = await openWorld({ hotel: buildTableHotel() });
  const answers = await race();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.Success)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.RefusalCode === 'table.unavailable')).toHaveLength(PARTIES - 1);
  const taken = await coversTaken(world);
  expect(taken.size).toBe(8);
  expect(new Set(taken.values())).toEqual(new Set([6]));
});

test('the control, which reads and then writes, overbooks', async () => {
  world = await openWorld({ hotel: buildTableHotel(), changeCovers: readThenWriteCovers() });
  await withoutLastCover(world.db.database);
  const answers = await race();
  expect(answers.filter(({ body }) => body.Success).length).toBeGreaterThan(1);
  expect(Math.max(...(await coversTaken(world)).values())).toBeGreaterThan(10);
});

test('a hundred small parties fill the room and no more', async () => {
  world = await openWorld({ hotel: buildTableHotel() });
  const answers = await Promise.all(
    Array.from({ length: PARTIES }, () => world.guest().bookTable({ PartySize: 3 })),
  );
  expect(answers.filter(({ body }) => body.Success)).toHaveLength(3);
  expect(new Set((await coversTaken(world)).values())).toEqual(new Set([9]));
});
