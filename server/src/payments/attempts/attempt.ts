import type { ChangeId, InvoiceId, ReservationId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import type { AttemptKind, AttemptPurpose, AttemptStatus } from '@portico/domain/payment/payment-attempt';
import type { CardFacts, KnownAttempt } from '../payment-port.ts';

/** What an attempt pays for. */
export type PaymentSubject =
  | { readonly kind: 'reservation'; readonly reservationId: ReservationId }
  | {
      readonly kind: 'invoice';
      readonly invoiceId: InvoiceId;
      /** The booking of which the invoice is, whose ledger has the payment too; null: of none. */
      readonly reservationId: ReservationId | null;
    };

/** What it pays for, who decides what becomes of that, and who is asked, by which name. */
export interface AttemptRef extends KnownAttempt {
  readonly subject: PaymentSubject;
  readonly purpose: AttemptPurpose;
  /** The change that it decides; null for any other purpose. */
  readonly changeId: ChangeId | null;
  /** By its name; `none` where nobody will be asked. */
  readonly provider: string;
}

export interface Attempt extends AttemptRef {
  readonly kind: AttemptKind;
  /** 0 for a card that is only kept. */
  readonly money: Money;
  readonly status: AttemptStatus;
  /** Where the guest answers the bank; null unless the status is `action-required`. */
  readonly actionUrl: string | null;
  /** A card kept before, which pays it while its holder is there; null: the guest brings one. */
  readonly savedCard: SavedCard | null;
  /** Null while the provider's answer is open. */
  readonly settledAt: Date | null;
}

/** A card that the attempt's provider keeps, by the provider's token. */
export interface SavedCard extends CardFacts {
  readonly token: string;
}

/** An attempt that is about to be made. */
export type NewAttempt = Omit<Attempt, 'providerReference' | 'status' | 'actionUrl' | 'settledAt'>;
