import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  BREAKFAST,
  buildExtra,
  buildRoomType,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  sauna,
  SAUNA,
} from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

const always = { from: FIRST_NIGHT, to: LAST_NIGHT };
const TYPES = Array.from({ length: 20 }, (_, index) => 101 + index);

/** Twenty types of two rooms each, so that many book in parallel. Per day one sauna, and breakfast for 30 rooms. */
const hotel = buildExtrasHotel({
  settings: { maxNumberOfRoomsOnBooking: 5 },
  roomTypes: TYPES.map((id) => buildRoomType({ id, name: `Double ${id}` })),
  extras: [buildExtra({ chargePerPerson: false, inventory: [{ ...always, units: 30 }] }), sauna],
  allotments: [{ ...always, rooms: 2 }],
});

const breakfast = { ServiceId: BREAKFAST, Quantity: 1 };
const oneSauna = { ServiceId: SAUNA, Quantity: 1 };
const typeOf = (number: number) => TYPES[number % TYPES.length] ?? 0;

/** Five rooms over 14 nights; the order of types and extras alternates. */
function fiveRooms(index: number) {
  const DateFrom = addDays(localDate(FIRST_NIGHT), 2 + (index % 5));
  const stay = { DateFrom, DateTo: addDays(DateFrom, 14) };
  const types = Array.from({ length: 5 }, (_, position) => typeOf(index * 3 + position));
  const Rooms = (index % 2 === 0 ? types : types.toReversed()).map((RoomTypeId, position) => {
    const Services = position === index % 5 ? [oneSauna, breakfast] : [breakfast];
    const TotalCost = 1_400 + 168 + (Services.length - 1) * 25;
    return buildRoom({ ...stay, RoomTypeId, RatePlanId: FLEXIBLE, Services, TotalCost });
  });
  return buildFlexibleBooking({ ...stay, Rooms });
}

/** One room for two of these nights with breakfast on both; one in three has a sauna. */
function twoNights(index: number) {
  const DateFrom = addDays(localDate(FIRST_NIGHT), 2 + (index % 18));
  const stay = { DateFrom, DateTo: addDays(DateFrom, 2) };
  const Services = index % 3 === 1 ? [oneSauna, breakfast] : [breakfast];
  const TotalCost = 200 + 24 + (Services.length - 1) * 25;
  const Rooms = [
    buildRoom({ ...stay, RoomTypeId: typeOf(index), RatePlanId: FLEXIBLE, Services, TotalCost }),
  ];
  return buildFlexibleBooking({ ...stay, Rooms });
}

test('five rooms over 14 nights with extras and two nights come through mixed: no deadlock, nothing oversold', async () => {
  const world = await openWorld({ hotel });
  const bodies = Array.from({ length: 150 }, (_, index) =>
    index % 3 === 0 ? fiveRooms(index) : twoNights(index),
  );
  const answers = await Promise.all(bodies.map((body) => world.book(body)));
  const { kysely } = world.db.database;
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(kysely);
  const { drift } = await reconcile(world.deps);
  await world.close();

  const outcomes = new Set(answers.map(({ status, body }) => `${status} ${body.RefusalCode ?? body.Status}`));
  // On a busy machine some requests time out on a lock. They hold nothing and may retry.
  outcomes.delete('503 server.busy');
  expect(outcomes).toEqual(new Set(['200 Confirmed', '200 basket.no-room-left', '200 extra.unavailable']));
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(drift).toEqual([]);
});
