import { providerWayNames } from '@portico/contract/providers/provider-ways';
import type { CurrencyCode } from '@portico/domain/money/currency';
import {
  isProviderWay,
  type ProviderPayment,
  type ProviderWay,
} from '@portico/domain/payment/payment-methods';
import type { CardEntry, PaymentPort } from './payment-port.ts';

/** Whose payments are to be taken. */
export interface Payee {
  /** In any case. */
  readonly code: string;
  readonly currency: CurrencyCode;
}

/** Who serves one hotel; undefined: nobody. */
export interface HotelProviders {
  readonly cards: PaymentPort | undefined;
  readonly paystack: PaymentPort | undefined;
}

/** The payment providers that are configured, and which of them serves which hotel. */
export interface Providers {
  readonly all: readonly PaymentPort[];
  /** Who is asked for a new payment; undefined: a hotel's bookings that need it are refused. */
  forMethod(hotel: Payee, type: ProviderPayment): PaymentPort | undefined;
  /** By the name in the ledger or in the path of a webhook; undefined: it is not configured, or not any more. */
  named(name: string): PaymentPort | undefined;
}

/** `ofHotel`: by the hotel's code in lower case. */
export function providersByHotel(
  all: readonly PaymentPort[],
  ofHotel: (code: string) => HotelProviders,
): Providers {
  return {
    all,
    forMethod: ({ code, currency }, type) => {
      const { cards, paystack } = ofHotel(code.toLowerCase());
      const provider = isProviderWay(type) ? paystack : cards;
      return provider?.takesCurrency(currency) ? provider : undefined;
    },
    named: (name) => all.find((provider) => provider.name === name),
  };
}

/** For all hotels alike: the first that takes cards, and the first that takes none, are asked for new payments. */
export function providersOf(...all: readonly PaymentPort[]): Providers {
  const cards = all.find((provider) => provider.cards !== 'none');
  const paystack = all.find((provider) => provider.cards === 'none');
  return providersByHotel(all, () => ({ cards, paystack }));
}

/** How a guest of a hotel may pay. */
export function offeredBy(
  providers: Providers,
  hotel: Payee,
): { readonly cardEntry: CardEntry; readonly providerWays: readonly ProviderWay[] } {
  return {
    cardEntry: providers.forMethod(hotel, 'card')?.cards ?? 'none',
    providerWays: providerWayNames.filter((way) => providers.forMethod(hotel, way) !== undefined),
  };
}
