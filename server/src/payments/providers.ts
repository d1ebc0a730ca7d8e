import { providerWayNames } from '@portico/contract/providers/provider-ways';
import type { CurrencyCode } from '@portico/domain/money/currency';
import {
  isProviderWay,
  type ProviderPayment,
  type ProviderWay,
} from '@portico/domain/payment/payment-methods';
import type { CardEntry, PaymentPort } from './payment-port.ts';

/** The hotel that takes a payment. */
export interface Payee {
  /** In any case. */
  readonly code: string;
  readonly currency: CurrencyCode;
}

/** The configured payment providers, and the hotels that each serves. */
export interface Providers {
  readonly all: readonly PaymentPort[];
  /** The provider of a new payment; undefined: the hotel's bookings that need it are refused. */
  forMethod(hotel: Payee, type: ProviderPayment): PaymentPort | undefined;
  /** By name in the ledger or the path of a webhook; undefined: not configured, or no longer. */
  named(name: string): PaymentPort | undefined;
}

/** `ofHotel`: provider of a way to pay, by the hotel's code in lower case; undefined: none. */
export function providersByHotel(
  all: readonly PaymentPort[],
  ofHotel: (code: string, type: ProviderPayment) => PaymentPort | undefined,
): Providers {
  return {
    all,
    forMethod: ({ code, currency }, type) => {
      const provider = ofHotel(code.toLowerCase(), type);
      return provider?.takesCurrency(currency) ? provider : undefined;
    },
    named: (name) => all.find((provider) => provider.name === name),
  };
}

/** One choice for all hotels: the first provider that takes cards, and the first that takes none. */
export function providersOf(...all: readonly PaymentPort[]): Providers {
  const cards = all.find((provider) => provider.cards !== 'none');
  const other = all.find((provider) => provider.cards === 'none');
  return providersByHotel(all, (_code, type) => (isProviderWay(type) ? other : cards));
}

/** How a guest of a hotel may pay. */
export function offeredBy(
  providers: Providers,
  hotel: Payee,
): {
  readonly cardEntry: CardEntry;
  readonly hasWallets: boolean;
  readonly providerWays: readonly ProviderWay[];
} {
  const cards = providers.forMethod(hotel, 'card');
  return {
    cardEntry: cards?.cards ?? 'none',
    hasWallets: cards?.cards === 'on-its-page' && cards.hasWallets === true,
    providerWays: providerWayNames.filter((way) => providers.forMethod(hotel, way) !== undefined),
  };
}
