import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { compareBooks } from './compare-books.ts';

const OTHER = 8 as PropertyId;

let world: World;
let lists = 0;
beforeAll(async () => {
  world = await openWorld({
    payments: (acquirer) => ({
      ...acquirer,
      list: (after) => {
        lists += 1;
        return acquirer.list(after);
      },
    }),
    otherHotels: [buildHotelFile({ property: { id: OTHER, code: 'MILL', name: 'The Mill' } })],
  });
  await world.book(buildBooking());
  await world.book(buildBooking({ PropertyId: OTHER }));
});
afterAll(() => world.close());

const compare = async () => (await openStaff(world, 'accounts')).ask('Books/Compare', {});
const unsell = (propertyId: PropertyId) =>
  world.db.database.kysely
    .updateTable('room_night')
    .set({ sold: 0 })
    .where('property_id', '=', propertyId)
    .where('stay_date', '=', localDate('2027-03-03'))
    .execute();

test('a hotel is compared alone: its own bookings, payments and records at the provider', async () => {
  const both = await reconcile(world.deps);
  expect([both.properties, both.bookings, both.payments, both.providerRecords]).toEqual([2, 2, 2, 2]);
  expect(await compare()).toMatchObject({
    ...{ properties: 1, bookings: 1, payments: 1, provider: 'compared', providerRecords: 1, drift: [] },
    sums: [{ currency: 'GBP', paidHereMinor: 16_000, paidThereMinor: 16_000 }],
  });
});

test('what does not agree at another hotel is not this one’s, what does not here is named', async () => {
  await unsell(OTHER);
  expect((await compare()).drift).toEqual([]);
  expect((await reconcile(world.deps)).drift).toHaveLength(1);
  await unsell(PROPERTY);
  expect((await compare()).drift).toMatchObject([{ kind: 'sold', found: '0 sold', expected: '1' }]);
});

test('pressed again while it runs, the second joins the first; the next compares anew', async () => {
  const hotel = await world.deps.hotels.find(PROPERTY as PropertyId);
  if (hotel === undefined) throw new Error('no hotel');
  const press = () => compareBooks({ ...world.deps, hotel });
  lists = 0;
  const [first, second] = await Promise.all([press(), press()]);
  expect(second).toEqual(first);
  expect(lists).toBe(1);
  await press();
  expect(lists).toBe(2);
});

test('providers are read one after the other', async () => {
  const { providers } = world.deps;
  let reading = 0;
  let most = 0;
  const watched = providers.all.map((provider) => ({
    ...provider,
    list: async (after: string | null) => {
      most = Math.max(most, (reading += 1));
      const page = await provider.list(after);
      reading -= 1;
      return page;
    },
  }));
  await reconcile({ ...world.deps, providers: { ...providers, all: [...watched, ...watched] } });
  expect(most).toBe(1);
});
