import type { CurrencyCode } from '@portico/domain/money/currency';
import type { CheckVoucherCodeResponse } from '../calls/check-voucher-code.ts';
import { fromWireAmount } from './amounts.ts';

/** What a gift voucher would pay, minor units; an experience pays nothing and is redeemed by the hotel. */
export interface CheckedVoucher {
  readonly isValid: boolean;
  readonly discountMinor: number;
  readonly isExperience: boolean;
  readonly message: string | null;
}

export function voucherFromWire(answer: CheckVoucherCodeResponse, currency: CurrencyCode): CheckedVoucher {
  return {
    isValid: answer.IsValid,
    discountMinor: fromWireAmount(answer.TotalDiscount, currency),
    isExperience: answer.ShowExperienceWarningMessage,
    message: answer.Message,
  };
}
