import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { Hotel } from '../hotel/hotel.ts';

/** Whether there is another way than online, though not for every booking. */
export function takesInvoices({ property }: Hotel): boolean {
  return property.PaymentTypes.some((number) => isInvoice(paymentTypeOf(number) ?? null));
}
