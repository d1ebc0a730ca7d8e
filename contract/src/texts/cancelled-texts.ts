import type { CurrencyCode } from '@portico/domain/money/currency';
import { moneyText } from './money-text.ts';
import { refundSentences, type CardRefund } from './refund-texts.ts';

/** The result of a cancellation, in minor units. */
export interface CancelledSums {
  readonly currency: CurrencyCode;
  readonly feeMinor: number;
  readonly refunds: readonly CardRefund[];
  /** Refunded to the gift voucher. */
  readonly voucherMinor: number;
  /** Of the booking, still payable at the hotel or on its invoice. */
  readonly owedMinor: number;
}

/** A cancellation, one sentence each: its cost, the refund and what is still owed. */
export function cancelledSentences(sums: CancelledSums): string[] {
  const { currency, feeMinor, refunds, voucherMinor, owedMinor } = sums;
  const money = (minor: number) => moneyText(minor, currency);
  return [
    feeMinor === 0 ? 'It costs you nothing.' : `Cancelling costs ${money(feeMinor)}.`,
    ...refundSentences(refunds, currency),
    ...(voucherMinor > 0 ? [`${money(voucherMinor)} is back on your gift voucher.`] : []),
    ...(owedMinor > 0 ? [`${money(owedMinor)} is still to be paid to us.`] : []),
  ];
}

/** Shown after cancelling. */
export function bookingCancelledText(sums: CancelledSums): string {
  return ['Your booking is cancelled.', ...cancelledSentences(sums)].join(' ');
}

/** Shown if someone, or an earlier press, had cancelled it before. */
export const wasCancelledText = 'This booking was cancelled already.';
