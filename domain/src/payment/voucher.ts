import type { DueSchedule } from './payment-policy.ts';

/** Money is spent in parts; the hotel itself redeems an experience. */
export type GiftVoucherKind = 'money' | 'experience';

/**
 * What is left to pay after a voucher of that sum (minor units): it covers what is due now, then what is due later by
 * date, then what is payable at the hotel. Throws a RangeError on a negative sum, or one beyond the whole. Rule:
 * docs/pricing.md, "Vouchers".
 */
export function dueAfterVoucher(due: DueSchedule, voucherMinor: number): DueSchedule {
  let remainingMinor = voucherMinor;
  const covered = (minor: number): number => {
    const taken = Math.min(minor, remainingMinor);
    remainingMinor -= taken;
    return minor - taken;
  };
  const nowMinor = covered(due.nowMinor);
  const later = due.later.map(({ date, minor }) => ({ date, minor: covered(minor) }));
  const atHotelMinor = covered(due.atHotelMinor);
  if (voucherMinor < 0 || remainingMinor > 0)
    throw new RangeError('A voucher takes from 0 to the whole price');
  return { nowMinor, later: later.filter(({ minor }) => minor > 0), atHotelMinor };
}

/** Whether something was due now or later and the voucher leaves nothing of it to charge. */
export function isCoveredByVoucher(before: DueSchedule, after: DueSchedule): boolean {
  return isCharged(before) && !isCharged(after);
}

function isCharged({ nowMinor, later }: DueSchedule): boolean {
  return nowMinor > 0 || later.length > 0;
}

/** A voucher’s code, in any case: 6 to 50 letters, digits or hyphens. */
export const voucherCodePattern = /^[A-Za-z0-9][A-Za-z0-9-]{5,49}$/;
