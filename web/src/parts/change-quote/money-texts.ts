import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';

/** “£836.00”, of an amount of the wire. */
export function amountText(amount: number, currency: CurrencyCode): string {
  return moneyText(fromWireAmount(amount, currency), currency);
}

/** “+ £206.00”, “− £40.00”, “£0.00”. */
export function differenceText(was: number, now: number, currency: CurrencyCode): string {
  const minor = fromWireAmount(now, currency) - fromWireAmount(was, currency);
  if (minor === 0) return moneyText(0, currency);
  return `${minor < 0 ? '−' : '+'} ${moneyText(Math.abs(minor), currency)}`;
}

/** “Visa ending 8918”; null where none is kept. */
export function keptCardText({ KeptCard: card }: WireChangeQuote): string | null {
  return card === null ? null : `${card.Name} ending ${card.LastFour}`;
}

interface Refundable {
  readonly CreditCards: readonly { readonly Name: string; readonly LastFour: string }[];
  readonly HopGiftVoucherCode: string | null;
}

/** Where money goes that comes back: “Visa ending 8918”, “gift voucher HG-1”, both, or the way it came. */
export function refundedToText(booking: Refundable): string {
  const { CreditCards, HopGiftVoucherCode: voucher } = booking;
  const cards = CreditCards.map(({ Name, LastFour }) => `${Name} ending ${LastFour}`);
  const ways = [...cards.slice(0, 1), ...(voucher === null ? [] : [`gift voucher ${voucher}`])];
  return ways.length === 0 ? 'where it was paid from' : ways.join(' and ');
}
