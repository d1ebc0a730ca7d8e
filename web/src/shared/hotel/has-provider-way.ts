import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import type { Hotel } from './hotel.ts';

/** True for a hotel whose guests pay on a provider's page, by its methods, in place of cards. */
export function hasProviderWay({ property }: Pick<Hotel, 'property'>): boolean {
  return property.PaymentTypes.some((number) => isProviderWay(paymentTypeOf(number) ?? null));
}
