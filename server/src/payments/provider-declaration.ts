import type { ProviderWay } from '@portico/domain/payment/payment-methods';
import type { ProviderAccount } from '../config/config-types.ts';
import type { PaymentPort } from './payment-port.ts';

/** One secret of an account, as a variable of the environment. Its name may end in `_` and a hotel's code. */
export interface SecretVariable {
  readonly variable: string;
  /** What it should be, in a fault. */
  readonly expected: string;
  /** Whether a value has that shape. */
  readonly fits: (value: string) => boolean;
  /** What it is, in the fault of an account that lacks it. */
  readonly missing: string;
}

/** A program that stands in for the provider in a demo. It speaks the provider's own API, with one secret for all. */
export interface StandIn {
  /** In the data folder: its address, store and log. */
  readonly folder: string;
  /** Where the package's own resolution finds it: its sources in development, its build otherwise. */
  readonly program: string;
  /** The path under which this server forwards its pages. */
  readonly pages: string;
  /** The page that is forwarded, by its path there: `checkout` of `/checkout/:id`. */
  readonly page: string;
  /** Where it is told by PUT to which address it sends its webhooks. */
  readonly webhookPath: string;
}

/** What an account is opened with. */
export interface OpeningFacts {
  readonly now: () => Date;
  readonly log?: { error(facts: object, message: string): void } | undefined;
}

/**
 * All that the server knows of one payment provider. `Secret`: the names of an account's secrets beside its key. Rule:
 * docs/payments.md, "Adding a payment provider".
 */
export interface ProviderDeclaration<Secret extends string = string> {
  /** Lower-case letters. In CARD_PROVIDER, in the ledger and in the path of webhooks: `stripe`, `stripe-quay`. */
  readonly name: string;
  /** Cards, charged and stored; or the way to pay of its own. */
  readonly takes: 'cards' | ProviderWay;
  /** Its own address, without a slash at the end, and the variable that sets another. */
  readonly address: { readonly variable: string; readonly url: string };
  readonly secretKey: SecretVariable;
  readonly secrets: Readonly<Record<Secret, SecretVariable>>;
  /** Whether no money moves with that key. */
  isTestKey(secretKey: string): boolean;
  /** Left out: a demo shows nothing of it. */
  readonly standIn?: StandIn;
  /** An account as a provider. Its port reads webhooks and knows the currencies. Throws for nothing that is configured. */
  open(account: ProviderAccount<Secret>, facts: OpeningFacts): Promise<PaymentPort>;
}
