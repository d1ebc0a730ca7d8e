import type { ProviderWay } from '@portico/domain/payment/payment-methods';
import type { ProviderAccount } from '../config/config-types.ts';
import type { PaymentPort } from './payment-port.ts';

/** An account's secret in an environment variable. Its name may end in `_` and a hotel's code. */
export interface SecretVariable {
  readonly variable: string;
  /** The expected value, for the fault. */
  readonly expected: string;
  /** Whether a value has that shape. */
  readonly fits: (value: string) => boolean;
  /** What it is, in the fault of an account without it. */
  readonly missing: string;
}

/** A program that stands in for the provider in a demo, through the provider's own API and with one secret. */
export interface StandIn {
  /** In the data folder: holds its address, store and log. */
  readonly folder: string;
  /** Specifier in the package's own resolution: sources in development, the build otherwise. */
  readonly program: string;
  /** The path under which this server proxies its pages. */
  readonly pages: string;
  /** The proxied page, by its path there: `checkout` of `/checkout/:id`. */
  readonly page: string;
  /** A PUT here sets the address of its webhooks. */
  readonly webhookPath: string;
}

export interface OpeningFacts {
  readonly now: () => Date;
  readonly log?: { error(facts: object, message: string): void } | undefined;
}

/**
 * Everything the server knows of one payment provider. `Secret`: names of an account's secrets besides its key. Rule:
 * docs/guides/adding-a-provider.md.
 */
export interface ProviderDeclaration<Secret extends string = string> {
  /** Lower-case letters; used in CARD_PROVIDER, the ledger and the path of webhooks: `stripe`, `stripe-quay`. */
  readonly name: string;
  /** Cards, charged and saved; or the provider's own way to pay. */
  readonly takes: 'cards' | ProviderWay;
  /** The default address, without a trailing slash, and the variable that overrides it. */
  readonly address: { readonly variable: string; readonly url: string };
  readonly secretKey: SecretVariable;
  readonly secrets: Readonly<Record<Secret, SecretVariable>>;
  /** Whether the key is a test key, with which no money moves. */
  isTestKey(secretKey: string): boolean;
  /** Omitted: a demo does not offer the provider. */
  readonly standIn?: StandIn;
  /**
   * Opens an account as a provider. Its port reads webhooks and knows the currencies. No configured value makes it
   * throw.
   */
  open(account: ProviderAccount<Secret>, facts: OpeningFacts): Promise<PaymentPort>;
}
