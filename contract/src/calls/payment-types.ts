import type { PaymentType } from '@portico/domain/payment/payment-methods';

/** The specification's numbers of the ways to pay. */
const numbers = {
  'store-card': 0,
  'individual-invoice': 1,
  voucher: 2,
  'company-invoice': 3,
  paystack: 4,
  card: 5,
} as const satisfies Record<PaymentType, number>;

export function paymentTypeNumber(type: PaymentType): number {
  return numbers[type];
}

export function paymentTypeOf(number: number): PaymentType | undefined {
  return (Object.keys(numbers) as PaymentType[]).find((type) => numbers[type] === number);
}
