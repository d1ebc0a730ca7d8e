import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { amountText, goesBackText, savedCardText, type RefundPart } from './money-texts.ts';

interface ActFacts {
  readonly quote: WireChangeQuote;
  readonly currency: CurrencyCode;
  /** “Accept the new dates”. */
  readonly act: string;
}

/** The action and the sum: no button moves money without naming it. */
export function changeActText({ quote, currency, act }: ActFacts): string {
  const { ToPayNow, Refund, TotalNow } = quote;
  if (ToPayNow > 0) return `${act} and pay ${amountText(ToPayNow, currency)}`;
  if (Refund > 0) return `${act}, ${amountText(Refund, currency)} comes back`;
  return `${act}, ${amountText(TotalNow, currency)} in all`;
}

/** While it is in progress. */
export function changingText({ ToPayNow }: WireChangeQuote, currency: CurrencyCode): string {
  return ToPayNow > 0 ? `Paying ${amountText(ToPayNow, currency)}` : 'Saving';
}

/** The effect of the button. */
export function changeActNote(
  quote: WireChangeQuote,
  currency: CurrencyCode,
  refunds: readonly RefundPart[],
): string {
  const { ToPayNow, HowToPay } = quote;
  const sum = amountText(ToPayNow, currency);
  if (ToPayNow > 0 && HowToPay === 'redirect')
    return `Once you press this, you go on to the payment page. Your booking changes when you have paid ${sum} there.`;
  if (ToPayNow > 0) {
    const card = HowToPay === 'kept-card' ? savedCardText(quote) : null;
    return `Once you press this, ${sum} is taken from ${card === null ? 'your card' : `your ${card}`} and your booking changes. If the bank says no, it stays as it is.`;
  }
  if (refunds.length > 0)
    return `Once you press this, your booking changes and ${goesBackText(refunds, currency)}.`;
  return 'Once you press this, your booking changes. Nothing is charged now.';
}
