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

/** The payment providers that are configured, and which of them serves which hotel. */
export interface Providers {
  readonly all: readonly PaymentPort[];
  /** Who is asked for a new payment; undefined: a hotel's bookings that need it are refused. */
  forMethod(hotel: Payee, type: ProviderPayment): PaymentPort | undefined;
  /** By the name in the ledger or in the path of a webhook; undefined: it is not configured, or not any more. */
  named(name: string): PaymentPort | undefined;
}

/** `ofHotel`: who takes that way of paying of one hotel, by its code in lower case; undefined: nobody. */
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

/** For all hotels alike: the first that takes cards, and the first that takes none, are asked for new payments. */
export function providersOf(...all: readonly PaymentPort[]): Providers {
  const cards = all.find((provider) => provider.cards !== 'none');
  const other = all.find((provider) => provider.cards === 'none');
  return providersByHotel(all, (_code, type) => (isProviderWay(type) ? other : cards));
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
