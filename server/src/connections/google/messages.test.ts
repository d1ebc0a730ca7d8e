import { readFile } from 'node:fs/promises';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { placeOnGoogle } from '@portico/testing/google/place-on-google';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { feedOf } from './feed.ts';
import { googleMessage } from './messages.ts';

const googleHotels = { ...placeOnGoogle, childAges: { infantUntil: 1, childUntil: 12 } };

let world: World;
afterEach(() => world.close());

test('each message is as in its sample, which is written after Google’s published documents', async () => {
  const image = { url: '/pictures/double.jpg', width: 960, height: 720, alt: 'The bed' };
  const lengths = { minStay: 2, maxStay: 7, minStayThrough: 2, maxStayThrough: 9 };
  const rules = { ...lengths, minAdvance: 1, closedToArrival: true, closedToDeparture: true };
  world = await openWorld({
    hotel: buildHotelFile({
      property: {
        isStandardTaxExclusive: true,
        cityTax: { adult: 2.5, child: 1, mostNights: 3 },
      },
      settings: { googleHotels },
      roomTypes: [buildRoomType({ images: [image] })],
      ratePlans: [
        buildRatePlan({
          includesBreakfast: true,
          cancellation: {
            entries: [
              { daysBefore: null, at: null, charge: { fee: 'None' } },
              { daysBefore: 2, at: '18:00', charge: { fee: 'Full' } },
            ],
            noShow: { fee: 'Full' },
          },
          seasons: [
            buildSeason({ price: { base: 100, perAdult: 20, perChild: 8, perPersonChild: 2 } }),
            { from: '2027-03-05', to: '2027-03-06', price: { base: 130 }, ...rules },
            { from: '2027-03-20', to: '2027-03-20', open: false },
          ],
        }),
      ],
    }),
  });
  const { hotels, snapshots, clock } = world.deps;
  const hotel = await hotels.find(PROPERTY);
  if (hotel === undefined) throw new Error('the hotel');
  const now = clock.now();
  const parts = await feedOf(hotel, await snapshots.get(hotel), { now, publicUrl: 'https://book.example' });
  for (const kind of ['property', 'taxes', 'rates', 'guests', 'availability', 'inventory'] as const) {
    const lines = parts
      .filter((part) => part.kind === kind && (!part.key.includes('/') || part.key.endsWith('/2027-03')))
      .flatMap((part) => part.lines());
    const facts = { id: `7-${kind}-4711`, sentAt: now, partner: 'portico', hotelId: 'Quay' };
    const sample = await readFile(new URL(`../../../../docs/google/${kind}.xml`, import.meta.url), 'utf8');
    const written = googleMessage(kind, facts, lines);
    expect.soft(written).toBe(sample.replaceAll(/>\s+</g, '><').trim());
  }
});
