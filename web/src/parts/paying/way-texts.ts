import { moneyText } from '@portico/contract/texts/money-text';
import { paymentLabel } from '@portico/contract/texts/payment-texts';
import { leftToPay } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { Hotel } from '../hotel/hotel.ts';
import type { Payment } from './payment-asked.ts';

/** A way to pay as a guest chooses it: its name, and what happens then. */
export interface WayTexts {
  readonly title: string;
  /** To whom it goes, where that is not the hotel: tells it from another way of that name. */
  readonly who: string;
  readonly happens: string;
}

export function wayTexts(type: PaymentType | null, payment: Payment, hotel: Hotel): WayTexts {
  const { dueByPolicy, voucherMinor } = payment;
  const sum = (minor: number) => moneyText(minor, hotel.currency);
  const now = sum(dueByPolicy.nowMinor);
  const isElsewhere = hotel.cardEntry === 'on-its-page';
  switch (type) {
    case 'card':
      return online(`By card${isElsewhere ? ', on the page of our payment provider' : ''}: ${now} now.`);
    case 'store-card':
      return online(
        `Your card is kept${dueByPolicy.later.length > 0 ? '' : ' as guarantee'}${isElsewhere ? ', by our payment provider' : ''}. Nothing is charged now.`,
      );
    case 'paystack':
      return online(`On the page of Paystack, our payment provider: ${now} now.`);
    case 'individual-invoice':
      return {
        title: paymentLabel(type),
        who: 'to you',
        happens: `${sum(leftToPay(dueByPolicy))} in one invoice. Nothing is taken now.`,
      };
    case 'company-invoice':
      return {
        title: paymentLabel(type),
        who: 'to your company',
        happens: 'we ask for the company and a PO number. Nothing is taken now.',
      };
    case 'voucher':
      return {
        title: 'Pay by voucher',
        who: '',
        happens: `${sum(voucherMinor)} is taken from your gift voucher.`,
      };
    case null:
      return {
        title: dueByPolicy.atHotelMinor > 0 ? 'Pay at the hotel' : 'Pay later',
        who: '',
        happens: 'Nothing is taken now.',
      };
  }
}

function online(happens: string): WayTexts {
  return { title: paymentLabel('card'), who: '', happens };
}
