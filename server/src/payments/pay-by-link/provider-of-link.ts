import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import type { PayLinkAction } from '@portico/domain/payment/pay-link';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PaymentPort } from '../payment-port.ts';
import type { Providers } from '../providers.ts';

/**
 * The provider for a pay link; undefined: none, as when a card is needed but the hotel takes only a provider's own way
 * to pay.
 */
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
