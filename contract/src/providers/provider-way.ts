import type { CurrencyCode } from '@portico/domain/money/currency';

/**
 * What guests and hotels read of a provider whose page is a way to pay of its own. A provider that takes cards has none:
 * guests read the same of each. How the provider is asked stands in `server/src/payments/providers`: its keys must never reach
 * the browser's bundle. Rule: docs/payments.md, "Adding a payment provider".
 */
export interface ProviderWayDeclaration {
  /** As guests read it. */
  readonly name: string;
  /** The specification's number of the way to pay. */
  readonly number: number;
  /** In a property file's `paymentTypes`. */
  readonly inFile: string;
  /** What it takes; a property file in another currency is refused. */
  readonly currencies: readonly CurrencyCode[];
  /** What a guest can pay with on its page: the end of a sentence. */
  readonly means: string;
}
