import {
  openAvailabilityWorld,
  searchBody,
  type AvailabilityWorld,
} from '@portico/testing/availability/availability-world';
import { buildGiftVoucher, buildHotelFile } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

const settings = { giftVouchers: { name: 'Quay gifts' } };

let world: AvailabilityWorld;
beforeAll(async () => {
  const giftVouchers = [
    buildGiftVoucher(),
    buildGiftVoucher({ code: 'SPENT-ALL', balance: 0 }),
    buildGiftVoucher({ code: 'LAST-DAY', validUntil: '2027-02-20' }),
    buildGiftVoucher({ code: 'TOO-OLD', validUntil: '2027-02-19' }),
    buildGiftVoucher({ code: 'DINNER', kind: 'experience', balance: 0 }),
  ];
  world = await openAvailabilityWorld(buildHotelFile({ giftVouchers, settings }));
});
afterAll(() => world.close());

test.each<[string, string | null, unknown[]]>([
  ['nothing', null, [null, null]],
  ['a blank', ' ', [null, null]],
  ['a voucher with a balance', 'GIFT-100', [true, null]],
  ['it in another case, with blanks', ' gift-100 ', [true, null]],
  ['one that is valid until today', 'LAST-DAY', [true, null]],
  ['an experience', 'DINNER', [true, expect.stringContaining('contact us')]],
  ['one that was spent', 'SPENT-ALL', [false, 'Nothing is left on this voucher.']],
  ['one that is too old', 'TOO-OLD', [false, expect.stringContaining('19th February 2027')]],
  ['one that nobody gave out', 'GIFT-101', [false, expect.stringContaining('do not know')]],
])('%s is answered in a search', async (_what, HopGiftVoucherCode, fields) => {
  const answer = await world.search({ HopGiftVoucherCode });
  expect([answer.IsHopGiftVoucherCodeValid, answer.HopGiftVoucherCodeMessage]).toEqual(fields);
});

test('a hotel that takes no vouchers knows none', async () => {
  const other = await openAvailabilityWorld(buildHotelFile({ giftVouchers: [buildGiftVoucher()] }));
  const answer = await other.search({ HopGiftVoucherCode: 'GIFT-100' });
  await other.close();
  expect(answer.IsHopGiftVoucherCodeValid).toBe(false);
});

test('a search does not tell what a voucher is worth, and asks no less for it', async () => {
  const without = await world.search();
  const { IsHopGiftVoucherCodeValid, ...others } = await world.search({ HopGiftVoucherCode: 'GIFT-100' });
  expect(IsHopGiftVoucherCodeValid).toBe(true);
  expect({ ...others, IsHopGiftVoucherCodeValid: null }).toEqual(without);
});

test('after thirty wrong codes a minute an address is refused any other, but may search without', async () => {
  const guesser = await openAvailabilityWorld(
    buildHotelFile({ giftVouchers: [buildGiftVoucher()], settings }),
  );
  const search = async (codes: object) => guesser.postSearch({ ...searchBody, ...codes });
  for (let guess = 0; guess < 30; guess++) {
    const code = guess % 2 === 0 ? { PromoCode: `GUESS-${guess}` } : { HopGiftVoucherCode: `GUESS-${guess}` };
    expect((await search(code)).status).toBe(200);
    expect((await search({ HopGiftVoucherCode: 'GIFT-100' })).status).toBe(guess < 29 ? 200 : 429);
  }
  const refused = await search({ PromoCode: 'GUESS' });
  expect(refused).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await search({})).status).toBe(200);
  await guesser.close();
});

test('more than thirty checks of promo codes a minute from one address are refused', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 31; times++) {
    statuses.push((await world.checkPromoCode({ propertyId: 7, promoCode: 'GUESS' })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
