import type { PaymentType } from '@portico/domain/payment/payment-methods';
import { keysOf, tableOf } from '@portico/domain/record';
import { providerWayNames, providerWays } from '../providers/provider-ways.ts';

/** The specification's numbers of the payment methods. */
export const paymentTypeNumbers = {
  'store-card': 0,
  'individual-invoice': 1,
  voucher: 2,
  'company-invoice': 3,
  card: 5,
  ...tableOf(providerWayNames, (way) => providerWays[way].number),
} as const satisfies Record<PaymentType, number>;

export function paymentTypeNumber(type: PaymentType): number {
  return paymentTypeNumbers[type];
}

export function paymentTypeOf(number: number): PaymentType | undefined {
  return keysOf(paymentTypeNumbers).find((type) => paymentTypeNumbers[type] === number);
}
