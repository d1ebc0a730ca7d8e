import { buildBooking, buildRoom, ARRIVAL, DEPARTURE } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  LAST_NIGHT,
  buildHotelFile,
} from '@portico/testing/builders/hotel-file';
import { readThenWriteTaker, withoutLastLine } from '@portico/testing/controls/read-then-write-taker';
import { afterEach, expect, test } from 'vitest';

const BUYERS = 200;
const lastRoom = buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }] });

let world: World;
afterEach(() => world.close());

const race = () => Promise.all(Array.from({ length: BUYERS }, () => world.book(buildBooking())));

async function nightsTaken(roomTypeId = DOUBLE) {
  return world.db.database.kysely
    .selectFrom('room_night')
    .select(['sold', 'held'])
    .where('room_type_id', '=', roomTypeId)
    .where('stay_date', '>=', ARRIVAL)
    .where('stay_date', '<', DEPARTURE)
    .execute();
}

test('of 200 guests who book the last room at once one gets it, and 199 are refused', async () => {
  world = await openWorld({ hotel: lastRoom });
  const answers = await race();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.Status === 'Confirmed')).toHaveLength(1);
  const refused = answers.filter(({ body }) => body.RefusalCode === 'basket.no-room-left');
  expect(refused).toHaveLength(BUYERS - 1);
  expect(await nightsTaken()).toEqual([
    { sold: 1, held: 0 },
    { sold: 1, held: 0 },
  ]);
  expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 16_000 }]);
  expect(await world.db.database.kysely.selectFrom('reservation').select('status').execute()).toEqual([
    { status: 'confirmed' },
  ]);
});

test('the control, which reads first and writes afterwards, sells the last room more than once', async () => {
  world = await openWorld({ hotel: lastRoom, takers: { nights: readThenWriteTaker() } });
  await withoutLastLine(world.db.database);
  const answers = await race();
  const confirmed = answers.filter(({ body }) => body.Status === 'Confirmed').length;
  expect(confirmed).toBeGreaterThan(1);
  expect((await nightsTaken())[0]?.sold).toBe(confirmed);
});

test('bookings that want the same two types in either order all come through', async () => {
  const rooms = (types: number[]) =>
    types.map((RoomTypeId) => buildRoom({ RoomTypeId, TotalCost: RoomTypeId === FAMILY ? 240 : 160 }));
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 24 }];
  world = await openWorld({ hotel: buildHotelFile({ allotments }) });
  const answers = await Promise.all(
    // Each waits for another's rows; all finish before a lock times out.
    Array.from({ length: 24 }, (_, index) =>
      world.book(
        buildBooking({
          PaymentAmount: 400,
          Rooms: rooms(index % 2 === 0 ? [DOUBLE, FAMILY] : [FAMILY, DOUBLE]),
        }),
      ),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.Status))).toEqual(new Set(['Confirmed']));
  expect(await nightsTaken(FAMILY)).toEqual([
    { sold: 24, held: 0 },
    { sold: 24, held: 0 },
  ]);
});
