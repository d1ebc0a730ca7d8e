import {
  acceptedPaymentType,
  offeredPaymentTypes,
  type PaymentNeed,
  type PaymentsTaken,
} from './offered-payments.ts';
import type { PaymentType } from './payment-methods.ts';

/**
 * What a guest can book with, the first of them unless another is chosen: without paying (null) or by voucher alone where
 * nothing is asked for now, then the ways that are offered. Empty: this cannot be booked here. Each is accepted when it is
 * sent. Rule: docs/journeys.md, "Paying by invoice".
 */
export function waysToPay(facts: PaymentNeed & PaymentsTaken): (PaymentType | null)[] {
  const plain = withoutPaying(facts);
  return plain === 'not-offered' ? offeredPaymentTypes(facts) : [plain, ...offeredPaymentTypes(facts)];
}

function withoutPaying(facts: PaymentNeed & PaymentsTaken): 'voucher' | null | 'not-offered' {
  if (acceptedPaymentType({ ...facts, chosen: 'voucher' }) === 'voucher') return 'voucher';
  return acceptedPaymentType({ ...facts, chosen: null }) === null ? null : 'not-offered';
}
