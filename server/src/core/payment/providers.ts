import type { PaymentPort } from './payment-port.ts';

/** The payment providers that are configured. */
export interface Providers {
  readonly all: readonly PaymentPort[];
  /** Who is asked for new payments; undefined: bookings that need a card are refused. */
  readonly forNew: PaymentPort | undefined;
  /** By the name in the ledger or in the path of a webhook; undefined: it is not configured, or not any more. */
  named(name: string): PaymentPort | undefined;
}

/** The first is asked for new payments, the others about what they have. */
export function providersOf(...all: readonly PaymentPort[]): Providers {
  return { all, forNew: all[0], named: (name) => all.find((provider) => provider.name === name) };
}
