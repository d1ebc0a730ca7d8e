import {
  acceptedPaymentType,
  offeredPaymentTypes,
  type PaymentNeed,
  type PaymentsTaken,
} from './offered-payments.ts';
import type { PaymentType } from './payment-methods.ts';

/**
 * The ways a guest can book, the default first: without payment (null) or by voucher alone if nothing is needed now,
 * then the offered methods. Empty: not bookable here. The server accepts each of them. Rule: docs/journeys.md, "Paying
 * by invoice".
 */
export function waysToPay(facts: PaymentNeed & PaymentsTaken): (PaymentType | null)[] {
  const plain = withoutPaying(facts);
  return plain === 'not-offered' ? offeredPaymentTypes(facts) : [plain, ...offeredPaymentTypes(facts)];
}

function withoutPaying(facts: PaymentNeed & PaymentsTaken): 'voucher' | null | 'not-offered' {
  if (acceptedPaymentType({ ...facts, chosen: 'voucher' }) === 'voucher') return 'voucher';
  return acceptedPaymentType({ ...facts, chosen: null }) === null ? null : 'not-offered';
}
