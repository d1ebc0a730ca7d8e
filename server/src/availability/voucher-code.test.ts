import { openWorld, type World } from '@portico/testing/world/world';
import { buildGiftVoucher, buildHotelFile } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

const settings = { giftVouchers: { name: 'Quay gifts' } };

let world: World;
beforeAll(async () => {
  const giftVouchers = [
    buildGiftVoucher(),
    buildGiftVoucher({ code: 'SPENT-ALL', balance: 0 }),
    buildGiftVoucher({ code: 'LAST-DAY', validUntil: '2027-02-20' }),
    buildGiftVoucher({ code: 'TOO-OLD', validUntil: '2027-02-19' }),
    buildGiftVoucher({ code: 'DINNER', kind: 'experience', balance: 0 }),
  ];
  world = await openWorld({ hotel: buildHotelFile({ giftVouchers, settings }) });
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
  ['an unknown one', 'GIFT-101', [false, expect.stringContaining('do not know')]],
])('%s is answered in a search', async (_what, HopGiftVoucherCode, fields) => {
  const answer = await world.search({ HopGiftVoucherCode });
  expect([answer.IsHopGiftVoucherCodeValid, answer.HopGiftVoucherCodeMessage]).toEqual(fields);
});

test('a hotel that takes no vouchers knows none', async () => {
  const other = await openWorld({ hotel: buildHotelFile({ giftVouchers: [buildGiftVoucher()] }) });
  const answer = await other.search({ HopGiftVoucherCode: 'GIFT-100' });
  await other.close();
  expect(answer.IsHopGiftVoucherCodeValid).toBe(false);
});

test('a search does not reveal a voucher’s value, and its prices stay the same', async () => {
  const without = await world.search();
  const { IsHopGiftVoucherCodeValid, ...others } = await world.search({ HopGiftVoucherCode: 'GIFT-100' });
  expect(IsHopGiftVoucherCodeValid).toBe(true);
  expect({ ...others, IsHopGiftVoucherCodeValid: null }).toEqual(without);
});
