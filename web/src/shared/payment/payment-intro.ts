import { moneyText } from '@portico/contract/texts/money-text';
import { shortDateText } from '@portico/contract/texts/date-texts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import { typesCard, type Payment } from './required-payment.ts';

/** What is paid when, in sentences: under the heading “Payment”. */
export function paymentIntro(payment: Payment, currency: CurrencyCode): string {
  const { due, voucherMinor } = payment;
  const money = (minor: number) => moneyText(minor, currency);
  const byVoucher = voucherMinor > 0 ? [`${money(voucherMinor)} is paid by gift voucher.`] : [];
  const how = isCardSaved(payment) ? 'by card' : 'is to be paid';
  const later = due.later.map(({ date, minor }) => `${money(minor)} ${how} on ${shortDateText(date)}.`);
  const isRest = due.nowMinor > 0 || voucherMinor > 0 || due.later.length > 0;
  const atHotel =
    due.atHotelMinor > 0
      ? [`${isRest ? 'The other ' : ''}${money(due.atHotelMinor)} is paid at the hotel.`]
      : [];
  return [firstSentence(payment, money), ...byVoucher, ...later, ...atHotel].join(' ');
}

function firstSentence({ required, due }: Payment, money: (minor: number) => string): string {
  switch (required) {
    case 'card':
    case 'card-elsewhere':
    case 'provider-way':
      return `${money(due.nowMinor)} today.`;
    case 'store-card':
    case 'store-card-elsewhere':
      return `Your card is kept${due.later.length > 0 ? '' : ' as guarantee'}, nothing is charged now.`;
    case 'individual-invoice':
    case 'company-invoice':
      return `Nothing to pay now. ${money(due.onInvoiceMinor)} on invoice.`;
    case 'voucher':
    case 'nothing':
      return 'Nothing to pay now.';
    case 'apart':
      return 'These cannot be paid together.';
    case 'contact':
      if (due.nowMinor > 0) return `${money(due.nowMinor)} is due today.`;
      return due.later.length > 0
        ? 'A card is needed for what is due later.'
        : 'A card is needed as guarantee.';
  }
}

function isCardSaved({ type }: Payment): boolean {
  return typesCard(type) || isProviderWay(type);
}
