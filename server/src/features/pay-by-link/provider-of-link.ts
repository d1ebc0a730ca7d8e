import type { PayLinkAction } from '@portico/domain/payment/pay-link';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { PaymentPort } from '../../core/payment/payment-port.ts';
import type { Providers } from '../../core/payment/providers.ts';

/** Who takes what a pay link asks for; undefined: nobody does, as where a card is to be kept and the regional provider takes all. */
export function providerOfLink(
  providers: Providers,
  hotel: Hotel,
  action: PayLinkAction,
): PaymentPort | undefined {
  const isRegional = hotel.definition.property.paymentTypes.includes('PayByPayStack');
  if (action === 'pay') return providers.forMethod(hotel, isRegional ? 'paystack' : 'card');
  const provider = isRegional ? undefined : providers.forMethod(hotel, 'store-card');
  return provider?.cards === 'none' ? undefined : provider;
}
