import { expect, test } from 'vitest';
import type { CountedRoom } from '../../shared/hotel/counted.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { frameMessage } from './frame-message.ts';

const facts = { owner: buildHotel(), origin: 'https://book.example', campaign: 'utm_source=letter' };
const loft: CountedRoom = {
  roomTypeId: 2,
  name: 'The Loft',
  ratePlanName: 'Flexible',
  grossMinor: 30_050,
};

test.each([
  ['search', '/Book/TEST', 1],
  ['rooms', '/Book/TEST/Rooms-And-Rates', 8],
  ['checkout', '/Book/TEST/Checkout', 128],
  ['status', '/Book/TEST/Status', 1],
  ['confirmation', '/Book/TEST/Confirmation', 1],
] as const)('the page %s is counted as %s, with its step as a bit flag', (page, path, flag) => {
  const { pushed, tracked } = frameMessage(
    { kind: 'page', page, ...(page === 'rooms' && { step: 'upgrade-selection' }) },
    facts,
  );
  expect(pushed).toEqual([
    expect.objectContaining({
      event: 'page_view',
      page_path: path,
      page_location: `https://book.example${path}?utm_source=letter`,
      booking_step: flag,
    }),
  ]);
  expect(tracked).toEqual(['track', 'PageView']);
});

test('a list of rooms is counted with its items, and names no sum', () => {
  const { pushed, tracked } = frameMessage(
    { kind: 'act', act: 'view_item_list', rooms: [loft, loft] },
    facts,
  );
  expect(pushed[0]).toEqual({ ecommerce: null });
  expect(pushed[1]).toMatchObject({
    event: 'view_item_list',
    ecommerce: { item_list_id: 'rooms', items: [{ item_id: '2', index: 0 }, { index: 1 }] },
  });
  expect(JSON.stringify(pushed)).not.toContain('"value"');
  expect(tracked).toBeNull();
});

test('a basket is counted with the sum of its rooms', () => {
  const { pushed, tracked } = frameMessage(
    { kind: 'act', act: 'begin_checkout', rooms: [loft, loft] },
    facts,
  );
  expect(pushed[1]).toMatchObject({ ecommerce: { currency: 'GBP', value: 601 } });
  expect(tracked).toEqual([
    'track',
    'InitiateCheckout',
    { content_type: 'product', content_ids: ['2', '2'], currency: 'GBP', value: 601 },
  ]);
});

test('a purchase is counted with all that GA4 asks of one, and the promotion by its name', () => {
  const { pushed, tracked } = frameMessage(
    {
      kind: 'purchase',
      reservationNumber: 'QHK4821356',
      bookedAt: '2027-03-02T14:26:00.000Z',
      grossMinor: 60_100,
      vatMinor: 10_017,
      promotion: 'With the tide',
      rooms: [loft],
    },
    facts,
  );
  expect(pushed).toEqual([
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'QHK4821356',
        value: 601,
        tax: 100.17,
        currency: 'GBP',
        coupon: 'With the tide',
        items: [
          {
            item_id: '2',
            item_name: 'The Loft',
            item_brand: 'The Test House',
            item_variant: 'Flexible',
            price: 300.5,
            quantity: 1,
            index: 0,
          },
        ],
      },
    },
  ]);
  expect(tracked?.at(-1)).toEqual({ eventID: 'QHK4821356' });
});
