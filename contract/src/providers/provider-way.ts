import type { CurrencyCode } from '@portico/domain/money/currency';

/**
 * The public side of a provider whose page is a payment method of its own. A provider that takes cards has none: guests
 * read the same for each. The private side is in `server/src/payments/providers`: its keys must never reach the
 * browser's bundle. Rule: docs/guides/adding-a-provider.md.
 */
export interface ProviderWayDeclaration {
  /** As shown to guests. */
  readonly name: string;
  /** The specification's number of the payment method. */
  readonly number: number;
  /** In a property file's `paymentTypes`. */
  readonly inFile: string;
  /** Accepted currencies; a property file in another one is refused. */
  readonly currencies: readonly CurrencyCode[];
  /** The payment means on its page, as the end of a sentence. */
  readonly means: string;
}
