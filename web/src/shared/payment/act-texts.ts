import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { paymentProgress, withBank, type ProgressTexts } from '../submitting/submit-texts.ts';
import { goesElsewhere, typesCard, type Payment } from './required-payment.ts';

/** The button names the action and the sum. */
export function actText({ required, due, voucherMinor }: Payment, currency: CurrencyCode): string {
  const money = (minor: number) => moneyText(minor, currency);
  switch (required) {
    case 'card':
      return `Pay ${money(due.nowMinor)} and book`;
    case 'store-card':
      return 'Book and keep card, nothing charged now';
    case 'card-elsewhere':
    case 'provider-way':
      return `Continue to payment of ${money(due.nowMinor)}`;
    case 'store-card-elsewhere':
      return 'Continue to keep your card, nothing charged now';
    case 'individual-invoice':
    case 'company-invoice':
      return `Book, ${money(due.onInvoiceMinor)} on invoice`;
    case 'voucher':
      return `Book, ${money(voucherMinor)} paid by voucher`;
    case 'nothing':
    case 'contact':
    case 'apart':
      return 'Book, nothing to pay now';
  }
}

/** While it is in progress. */
export function bookingProgress(payment: Payment, currency: CurrencyCode): ProgressTexts {
  const isCard = typesCard(payment.required);
  return paymentProgress(
    actingText(payment, currency),
    isCard ? withBank : 'Still booking. Do not book again.',
    isCard ? 'your card is charged once at most.' : 'you are booked once at most.',
  );
}

function actingText({ required, due }: Payment, currency: CurrencyCode): string {
  if (required === 'card') return `Paying ${moneyText(due.nowMinor, currency)}…`;
  if (required === 'store-card') return 'Keeping your card…';
  return goesElsewhere(required) ? 'Going on to the payment page…' : 'Booking…';
}
