import { expect, test } from 'vitest';
import { voucherLabel } from './voucher-texts.ts';

test.each([
  ['quay-gift-50', 'Gift voucher ending T-50'],
  ['QUAY-GIFT-500', 'Gift voucher ending 500'],
  ['••••-500', 'Gift voucher ending 500'],
  ['7', 'Gift voucher ending 7'],
])('%s is known by its end alone', (code, label) => {
  expect(voucherLabel(code)).toBe(label);
});
