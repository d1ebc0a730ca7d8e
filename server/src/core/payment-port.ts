import type { PaymentAttemptId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';

/** A card on its way to the provider: in memory for one request, never logged, stored or put into an error. */
export interface CardToCharge {
  readonly number: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly securityCode: string;
  readonly name: string;
}

/** What may be kept of a card. */
export interface CardFacts {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What a provider says of an attempt. `unknown`: no answer, or none that could be read; ask again later. */
export type PaymentAnswer =
  | {
      readonly kind: 'paid';
      readonly money: Money;
      readonly reference: string;
      readonly card: CardFacts | null;
    }
  | { readonly kind: 'stored'; readonly token: string; readonly reference: string; readonly card: CardFacts }
  | { readonly kind: 'declined' }
  | { readonly kind: 'action-required'; readonly url: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' };

/**
 * A payment provider. Each call names our attempt, which is the provider's idempotency key: the same attempt again
 * answers its first outcome and takes no money twice. No call throws. Rule: docs/booking.md, "The payment provider".
 */
export interface PaymentPort {
  /** Authorises and captures in one. */
  charge(attempt: PaymentAttemptId, money: Money, card: CardToCharge): Promise<PaymentAnswer>;
  /** Keeps the card as a token of the provider. */
  storeCard(attempt: PaymentAttemptId, card: CardToCharge): Promise<PaymentAnswer>;
  chargeStored(attempt: PaymentAttemptId, money: Money, token: string): Promise<PaymentAnswer>;
  lookUp(attempt: PaymentAttemptId): Promise<PaymentAnswer>;
  /** Makes sure that the attempt takes no money any more; one that is finished answers as it stands. */
  cancel(attempt: PaymentAttemptId): Promise<PaymentAnswer>;
  /** Gives back `money` of a paid attempt, once for each `refundReference`. */
  refund(attempt: PaymentAttemptId, refundReference: string, money: Money): Promise<'refunded' | 'unknown'>;
}
