import type { CheckVoucherCodeResponse } from '@portico/contract/calls/check-voucher-code';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { isRejected } from '../../lib/api-error.ts';

/** The result of a voucher code; only `money` takes anything off, in minor units. */
export type VoucherCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly code: string }
  | { readonly kind: 'money'; readonly code: string; readonly discountMinor: number }
  | { readonly kind: 'experience' | 'invalid'; readonly code: string; readonly message: string | null }
  /** There was no answer, or `message`: why it cannot be checked now. */
  | { readonly kind: 'failed'; readonly code: string; readonly message: string | null };

export const noVoucher: VoucherCheck = { kind: 'none' };

interface VoucherQuery {
  readonly data: CheckVoucherCodeResponse | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

/** A call error clears an earlier answer. Rule: docs/booking.md, "Gift vouchers". */
export function voucherCheckOf(
  code: string,
  { data, error, isFetching }: VoucherQuery,
  currency: CurrencyCode,
): VoucherCheck {
  if (error !== null && !isFetching)
    return { kind: 'failed', code, message: isRejected(error) ? error.message : null };
  if (error !== null || data === undefined) return { kind: 'asking', code };
  if (!data.IsValid) return { kind: 'invalid', code, message: data.Message };
  if (data.ShowExperienceWarningMessage) return { kind: 'experience', code, message: data.Message };
  return { kind: 'money', code, discountMinor: fromWireAmount(data.TotalDiscount, currency) };
}

/** What a voucher takes off, minor units. */
export function voucherMinor(check: VoucherCheck): number {
  return check.kind === 'money' ? check.discountMinor : 0;
}

/** The code of a voucher that pays something; null: there is none. */
export function payingCode(check: VoucherCheck): string | null {
  return check.kind === 'money' && check.discountMinor > 0 ? check.code : null;
}
