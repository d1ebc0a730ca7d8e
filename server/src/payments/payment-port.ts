import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Money } from '@portico/domain/money/money';
import type { AttemptPurpose } from '@portico/domain/payment/payment-attempt';

/** Names one attempt to take a payment or to keep a card. */
export interface AttemptKey {
  readonly propertyId: PropertyId;
  readonly attemptId: PaymentAttemptId;
}

/** An attempt that may have been asked of its provider. */
export interface KnownAttempt extends AttemptKey {
  /** The provider's own name for it, as kept so far; null where none was heard. */
  readonly providerReference: string | null;
  /** Where no name was heard, a provider may have to be asked for what it made about then. */
  readonly createdAt: Date;
  /** A booking's, an invoice's and a card to be kept are where the guest is; a scheduled one charges a kept card. */
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

/** What a bank is told of the browser that pays, for 3-D Secure. Rule: docs/payments.md, "The bank's question". */
export interface BrowserFacts {
  /** The header of that name. */
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

/** What goes with a card that its holder has just typed. */
export interface CardOrder {
  readonly card: CardToCharge;
  /** Null: the client did not say. */
  readonly browser: BrowserFacts | null;
  /** Where the bank's page sends the guest back to: a path of this server, or an address where one is public. */
  readonly returnUrl: string;
}

/** What is paid, or kept, on a page of the provider's own. */
export interface RedirectOrder extends Pick<CardOrder, 'returnUrl'> {
  /** Null: nothing is taken now, a card is kept. */
  readonly money: Money | null;
  readonly currency: CurrencyCode;
  /** A later part of the price is to be charged to what the guest pays with. */
  readonly keepCard: boolean;
  readonly email: string;
  /** What is paid for, in words that the guest knows it by. */
  readonly description: string;
  /** When the hold ends: a payment that comes later may find nothing left. */
  readonly expiresAt: Date;
}

/** What may be kept of a card. */
export interface CardFacts {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What a provider says of an attempt. `unknown`: no answer, none that decides, or none that could be read; ask again later. */
export type PaymentAnswer =
  | {
      readonly kind: 'paid';
      readonly money: Money;
      readonly reference: string;
      readonly card: CardFacts | null;
      /** The provider's own name for the card, where it was asked to keep it. */
      readonly token: string | null;
    }
  | { readonly kind: 'stored'; readonly token: string; readonly reference: string; readonly card: CardFacts }
  | { readonly kind: 'declined' }
  | {
      readonly kind: 'action-required';
      readonly url: string;
      /** The provider's own name for the attempt, where look-ups need it. */
      readonly reference?: string | undefined;
      /** The provider's own name for the number of the card, the same each time; left out where it does not say. */
      readonly fingerprint?: string | undefined;
    }
  | { readonly kind: 'cancelled' }
  /** The provider refuses what it is asked, for its key or for what was sent: no bank has seen it, and no repeat mends it. */
  | { readonly kind: 'not-begun' }
  /** The provider no longer has the kept card, or will not charge it: no bank has seen it, and another card would do. */
  | { readonly kind: 'card-unusable' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' };

/** An attempt as the provider has it on its books. */
export interface ProviderRecord {
  /** As it stands there, whoever gave it. */
  readonly reference: string;
  /** Null: a reference that is not ours. */
  readonly attempt: AttemptKey | null;
  /** `open`: may still take money. */
  readonly status: 'paid' | 'stored' | 'declined' | 'cancelled' | 'open';
  /** What was asked for, or taken where it is paid; null where nothing was, as with a kept card. */
  readonly money: Money | null;
  /** Refunded in all, minor units. */
  readonly refundedMinor: number;
}

/** A part of a provider's books. */
export interface RecordPage {
  readonly records: readonly ProviderRecord[];
  /** Where the part after it begins; null: it is the last. */
  readonly next: string | null;
}

/** `refused`: the provider does not give it back, however often it is asked. `unknown`: to be asked again. */
export type RefundAnswer = 'refunded' | 'refused' | 'unknown';

/** A provider's word, unasked, that an attempt has changed. It says nothing of money: that is looked up. */
export interface PaymentWebhook {
  /**
   * The provider's own name for it; the same webhook may come more than once. Those of all providers are remembered
   * together: a provider whose names are not unique puts its own before them.
   */
  readonly eventId: string;
  readonly attempt: AttemptKey;
  /** The provider's own name for the attempt, for a look-up of one whose answer was lost; left out where none is needed. */
  readonly reference?: string;
}

/** How a provider takes a card: by number over us, on a page of its own where none reaches us, or not at all. */
export type CardEntry = 'typed-here' | 'on-its-page' | 'none';

/** By their names in lower case; where the signature stands is the provider's own. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What each provider does. */
interface AnyProvider<Known> {
  /** Ours for the account, in the ledger and in the path of its webhooks: `sandbox`, `stripe-quay`. */
  readonly name: string;
  takesCurrency(currency: CurrencyCode): boolean;
  /** The least it charges, in minor units; 0: any sum. */
  leastMinor(currency: CurrencyCode): number;
  /** Charges a kept card; `guest` left out: while its holder is away, whom no bank can ask. */
  chargeStored(
    attempt: AttemptKey,
    money: Money,
    token: string,
    guest?: Omit<CardOrder, 'card'>,
  ): Promise<PaymentAnswer>;
  /** Lets go of a kept card: true once nobody can charge it any more. Left out where the provider cannot. */
  forgetCard?(token: string): Promise<boolean>;
  lookUp(attempt: Known): Promise<PaymentAnswer>;
  /** Makes sure that the attempt takes no money any more; one that is finished answers as it stands. */
  cancel(attempt: Known): Promise<PaymentAnswer>;
  /** Refunds `money` of a paid attempt, once for each `refundReference`. */
  refund(attempt: Known, refundReference: string, money: Money): Promise<RefundAnswer>;
  /**
   * Reads a webhook of the provider. Undefined: its signature over the raw bytes is wrong (compared in constant time), or
   * it cannot be read. `not-ours`: it is signed, and about nothing of ours; an account may have other business.
   */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): PaymentWebhook | 'not-ours' | undefined;
  /** What the provider has on its books of ours, at most 500 at once. `after`: `next` of the page before; null: the first. */
  list(after: string | null): Promise<RecordPage | 'unknown'>;
}

/** A provider to which the server hands the card that the guest has typed here; `Known`: what it finds an attempt by. */
export interface DirectProvider<Known = KnownAttempt> extends AnyProvider<Known> {
  readonly cards: 'typed-here';
  /** Authorises and captures in one. `keepCard`: a later part of the price is to be charged to it. */
  charge(
    attempt: AttemptKey,
    order: CardOrder & { readonly money: Money; readonly keepCard: boolean },
  ): Promise<PaymentAnswer>;
  /** Keeps the card as a token of the provider. */
  storeCard(attempt: AttemptKey, order: CardOrder): Promise<PaymentAnswer>;
}

/** A provider that sends the guest to a page of its own. `none`: there it serves its own way to pay, and no cards. */
export interface RedirectProvider<Known = KnownAttempt> extends AnyProvider<Known> {
  readonly cards: 'on-its-page' | 'none';
  /**
   * Starts a payment there: `action-required` with its address. What comes of it is looked up, as at the bank's question.
   * The same attempt again leads to the same page.
   */
  startRedirect(attempt: Known, order: RedirectOrder): Promise<PaymentAnswer>;
}

/**
 * A payment provider. Each call names our attempt, which is the provider's idempotency key: the same attempt again
 * answers its first outcome and takes no money twice. No call throws. Rule: docs/payments.md, "The payment provider".
 */
export type PaymentPort = DirectProvider | RedirectProvider;
