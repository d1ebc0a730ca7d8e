import type { PropertyId } from '@portico/domain/ids';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { readBooked } from '@portico/testing/world/books';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfirmation } from './read-confirmation.ts';
import { readManagedReservation } from './read-managed-reservation.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A database that runs `act` right after answering its first statement. */
function withActAfterFirstStatement(act: () => Promise<unknown>) {
  const { database } = world.deps;
  let isFirst = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false;
        await act();
      }
      return result;
    },
  };
  return { ...database, kysely: database.kysely.withPlugin(plugin) };
}

async function bookPaid() {
  const { body } = await world.book(buildBooking());
  const booked = await readBooked(world, body.ConfirmationToken);
  const cancel = async () => {
    const call = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
    expect((await world.guestOf(booked).cancel(call)).body).toMatchObject({
      Success: true,
    });
  };
  return { booked, database: withActAfterFirstStatement(cancel) };
}

test('a booking cancelled while it is read is answered as it was, with what was paid then', async () => {
  const { booked, database } = await bookPaid();
  const grant = { reservationId: booked.reservationId, by: 'link' } as const;
  const deps = { ...world.deps, database };
  const before = await readManagedReservation(deps, PROPERTY as PropertyId, grant);
  expect(before).toMatchObject({ IsCancelled: false, Version: 1, Paid: 160, LastChange: null });
  const after = await readManagedReservation(world.deps, PROPERTY as PropertyId, grant);
  expect(after).toMatchObject({ IsCancelled: true, Version: 2, LastChange: { Status: 'Applied' } });
});

test('so is its confirmation', async () => {
  const { booked, database } = await bookPaid();
  const deps = { ...world.deps, database };
  const read = await readConfirmation(deps, PROPERTY, booked.confirmationToken);
  expect(read).toMatchObject({ ok: true, value: { IsCancelled: false, Paid: 160 } });
});
