import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import type { PayLinkAction } from '@portico/domain/payment/pay-link';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PaymentPort } from '../payment-port.ts';
import type { Providers } from '../providers.ts';

/** Who takes what a pay link asks for; undefined: nobody does, as where a card is to be kept and a provider's own way takes all. */
export function providerOfLink(
  providers: Providers,
  hotel: Hotel,
  action: PayLinkAction,
): PaymentPort | undefined {
  const way = toPaymentTypes(hotel.definition).find(isProviderWay);
  if (action === 'pay') return providers.forMethod(hotel, way ?? 'card');
  const provider = way === undefined ? providers.forMethod(hotel, 'store-card') : undefined;
  return provider?.cards === 'none' ? undefined : provider;
}
