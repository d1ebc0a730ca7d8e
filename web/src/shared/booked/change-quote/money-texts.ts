import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { WireRefundTo } from '@portico/contract/calls/parts/refund-to';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount, toWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { voucherLabel } from '../../offers/voucher-texts.ts';

/** “£836.00”, from a wire amount. */
export function amountText(amount: number, currency: CurrencyCode): string {
  return moneyText(fromWireAmount(amount, currency), currency);
}

/** “+ £206.00”, “− £40.00”, “£0.00”. */
export function differenceText(was: number, now: number, currency: CurrencyCode): string {
  const minor = fromWireAmount(now, currency) - fromWireAmount(was, currency);
  if (minor === 0) return moneyText(0, currency);
  return `${minor < 0 ? '−' : '+'} ${moneyText(Math.abs(minor), currency)}`;
}

/** “Visa ending 8918”; null when none is saved. */
export function savedCardText({ KeptCard: card }: WireChangeQuote): string | null {
  return card === null ? null : `${card.Name} ending ${card.LastFour}`;
}

/** The refund, by the server. */
interface Refund {
  readonly toCards: WireRefundTo;
  readonly toVoucher: number;
}

/** A part of a refund, and where it goes. */
export interface RefundPart {
  readonly amount: number;
  /** “Visa ending 8918”, “gift voucher ending HG-1”, or the original payment method. */
  readonly to: string;
}

/** The refund, and where each part of it goes; `voucher` is its code, masked or not. */
export function refundParts(
  { toCards, toVoucher }: Refund,
  { voucher, currency }: { readonly voucher: string | null; readonly currency: CurrencyCode },
): RefundPart[] {
  const unknown = toCards.filter(({ Card }) => Card === null);
  const unknownMinor = unknown.reduce((sum, { Amount }) => sum + fromWireAmount(Amount, currency), 0);
  const parts = [
    ...toCards.flatMap(({ Card, Amount }) =>
      Card === null ? [] : [{ amount: Amount, to: `${Card.Name} ending ${Card.LastFour}` }],
    ),
    { amount: toWireAmount(unknownMinor, currency), to: 'where it was paid from' },
    { amount: toVoucher, to: voucher === null ? 'the gift voucher' : inSentence(voucherLabel(voucher)) },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** “£150.00 goes back to Visa ending 8918 and £20.00 to gift voucher ending HG-1” */
export function goesBackText(parts: readonly RefundPart[], currency: CurrencyCode): string {
  const sums = parts.map(({ amount, to }, index) => {
    return `${amountText(amount, currency)} ${index === 0 ? 'goes back ' : ''}to ${to}`;
  });
  return sums.join(' and ');
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
