import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Money } from '@portico/domain/money/money';
import type { AttemptPurpose } from '@portico/domain/payment/payment-attempt';

/** Names one attempt to take a payment or to save a card. */
export interface AttemptKey {
  readonly propertyId: PropertyId;
  readonly attemptId: PaymentAttemptId;
}

/** An attempt that may have reached its provider. */
export interface KnownAttempt extends AttemptKey {
  /** The provider's own reference; null while unknown. */
  readonly providerReference: string | null;
  /** Without a reference, a provider may have to search records made around this time. */
  readonly createdAt: Date;
  /** With `scheduled` the guest is absent and a saved card is charged; with any other the guest is present. */
  readonly purpose?: AttemptPurpose;
}

/** A card on its way to the provider: in memory for one request, never logged, stored or put into an error. */
export interface CardToCharge {
  readonly number: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly securityCode: string;
  readonly name: string;
}

/** What a bank learns of the paying browser, for 3-D Secure. Rule: docs/payments.md, "The bank's question". */
export interface BrowserFacts {
  /** The Accept header. */
  readonly accept: string;
  readonly ip: string;
  readonly javaScriptEnabled: boolean;
  /** BCP 47, at most 8 characters. */
  readonly language: string;
  /** 1, 4, 8, 15, 16, 24, 32 or 48. */
  readonly colourDepth: number;
  readonly screenHeight: number;
  readonly screenWidth: number;
  /** Minutes that UTC is ahead of the browser's time. */
  readonly timeZoneOffset: number;
  readonly userAgent: string;
}

/** Sent with a card that its holder has just typed. */
export interface CardOrder {
  readonly card: CardToCharge;
  /** Null: the client did not send it. */
  readonly browser: BrowserFacts | null;
  /** Return address after the bank's page: a path of this server, or a URL when a public one is configured. */
  readonly returnUrl: string;
}

/** A payment, or a card to save, on the provider's own page. */
export interface RedirectOrder extends Pick<CardOrder, 'returnUrl'> {
  /** Null: nothing is charged now, a card is saved. */
  readonly money: Money | null;
  readonly currency: CurrencyCode;
  /** A later part of the price will be charged to the same card. */
  readonly keepCard: boolean;
  readonly email: string;
  /** What is paid for, in words the guest knows. */
  readonly description: string;
  /** When the hold ends. A later payment may find no rooms. */
  readonly expiresAt: Date;
}

/** What may be stored of a card. */
export interface CardFacts {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** A provider's answer about an attempt. `unknown`: none, undecided or unreadable; ask again later. */
export type PaymentAnswer =
  | {
      readonly kind: 'paid';
      readonly money: Money;
      readonly reference: string;
      readonly card: CardFacts | null;
      /** The provider's token for the card, if saving was requested. */
      readonly token: string | null;
    }
  | { readonly kind: 'stored'; readonly token: string; readonly reference: string; readonly card: CardFacts }
  | { readonly kind: 'declined' }
  | {
      readonly kind: 'action-required';
      readonly url: string;
      /** The provider's reference of the attempt, when look-ups need it. */
      readonly reference?: string | undefined;
      /** The provider's stable identifier of the card number; omitted when it gives none. */
      readonly fingerprint?: string | undefined;
    }
  | { readonly kind: 'cancelled' }
  /** The provider rejects the request, for its key or its contents. No bank saw it, and no retry helps. */
  | { readonly kind: 'not-begun' }
  /** The provider has lost the saved card, or will not charge it. No bank saw it; another card would do. */
  | { readonly kind: 'card-unusable' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' };

/** An attempt in the provider's books. */
export interface ProviderRecord {
  /** The attempt's reference there, set by either side. */
  readonly reference: string;
  /** Null: a reference that is not ours. */
  readonly attempt: AttemptKey | null;
  /** `open`: may still take money. */
  readonly status: 'paid' | 'stored' | 'declined' | 'cancelled' | 'open';
  /** The amount requested, or taken once paid; null for a saved card. */
  readonly money: Money | null;
  /** Total refunded, minor units. */
  readonly refundedMinor: number;
  /** By what a person finds the payer, such as an e-mail address or the booking's number; null: nothing. */
  readonly note: string | null;
}

export interface RecordPage {
  readonly records: readonly ProviderRecord[];
  /** Cursor of the next page; null: this is the last. */
  readonly next: string | null;
}

/** `refused`: the provider will never refund it. `unknown`: ask again. */
export type RefundAnswer = 'refunded' | 'refused' | 'unknown';

/** A provider's notice that an attempt has changed. It carries no money: that is looked up. */
export interface PaymentWebhook {
  /**
   * The provider's id of the webhook, which may be delivered more than once. Ids of all providers share one table: a
   * provider whose ids are not unique prefixes them.
   */
  readonly eventId: string;
  readonly attempt: AttemptKey;
  /** The provider's reference of the attempt, to look up one whose answer was lost; omitted when not needed. */
  readonly reference?: string;
}

/** How a provider takes a card: by number through this server, on its own page, or not at all. */
export type CardEntry = 'typed-here' | 'on-its-page' | 'none';

/** Names in lower case. Each provider has its own signature header. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The calls that every provider has. */
interface AnyProvider<Known> {
  /** Our name for the account, in the ledger and in the path of its webhooks: `sandbox`, `stripe-quay`. */
  readonly name: string;
  takesCurrency(currency: CurrencyCode): boolean;
  /** Smallest charge, in minor units; 0: any sum. */
  leastMinor(currency: CurrencyCode): number;
  /** Charges a saved card. `guest` omitted: its holder is absent and cannot be challenged. */
  chargeStored(
    attempt: AttemptKey,
    money: Money,
    token: string,
    guest?: Omit<CardOrder, 'card'>,
  ): Promise<PaymentAnswer>;
  /** Deletes a saved card: true once no one can charge it. Omitted when the provider cannot. */
  forgetCard?(token: string): Promise<boolean>;
  lookUp(attempt: Known): Promise<PaymentAnswer>;
  /** Ensures that the attempt takes no money from now on; a finished one returns its status. */
  cancel(attempt: Known): Promise<PaymentAnswer>;
  /** Refunds `money` of a paid attempt, once for each `refundReference`. */
  refund(attempt: Known, refundReference: string, money: Money): Promise<RefundAnswer>;
  /**
   * Reads a webhook. Undefined: unreadable, or a wrong signature over the raw bytes (compared in constant time).
   * `not-ours`: signed, but not about our attempts; the account may have other business.
   */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): PaymentWebhook | 'not-ours' | undefined;
  /**
   * Our attempts in the provider's books, at most 500 a page. `after`: `next` of the previous page; null: the first.
   */
  list(after: string | null): Promise<RecordPage | 'unknown'>;
}

/** A provider that receives the card typed here. `Known`: what it finds an attempt by. */
export interface DirectProvider<Known = KnownAttempt> extends AnyProvider<Known> {
  readonly cards: 'typed-here';
  /** Authorises and captures in one step. `keepCard`: a later part of the price will be charged to it. */
  charge(
    attempt: AttemptKey,
    order: CardOrder & {
      readonly money: Money;
      readonly keepCard: boolean;
      /** What is paid for, with its number. */
      readonly description?: string;
    },
  ): Promise<PaymentAnswer>;
  /** Saves the card as a token of the provider. */
  storeCard(attempt: AttemptKey, order: CardOrder): Promise<PaymentAnswer>;
}

/** A provider with a page of its own. `none`: that page offers its own way to pay, and no cards. */
export interface RedirectProvider<Known = KnownAttempt> extends AnyProvider<Known> {
  readonly cards: 'on-its-page' | 'none';
  /** Its page takes Apple Pay and Google Pay as cards. Rule: docs/payments.md, "Wallets". */
  readonly hasWallets?: boolean;
  /**
   * Starts a payment there: `action-required` with its address. The outcome is looked up, as with the bank's question.
   * The same attempt leads to the same page.
   */
  startRedirect(attempt: Known, order: RedirectOrder): Promise<PaymentAnswer>;
}

/**
 * A payment provider. Each call names our attempt, which is the provider's idempotency key: a repeat returns the first
 * outcome and charges nothing more. No call throws. Rule: docs/payments.md, "The payment provider".
 */
export type PaymentPort = DirectProvider | RedirectProvider;
