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
      /** The invoice's booking, whose ledger lists the payment too; null: the invoice has none. */
      readonly reservationId: ReservationId | null;
    };

/** An attempt: its subject, its purpose (which selects the settler), its provider and its reference there. */
export interface AttemptRef extends KnownAttempt {
  readonly subject: PaymentSubject;
  readonly purpose: AttemptPurpose;
  /** The change that the payment decides; null for any other purpose. */
  readonly changeId: ChangeId | null;
  /** By name; `none`: no provider will be queried. */
  readonly provider: string;
}

export interface Attempt extends AttemptRef {
  readonly kind: AttemptKind;
  /** 0 for a card that is only saved. */
  readonly money: Money;
  readonly status: AttemptStatus;
  /** Where the guest answers the bank; null unless the status is `action-required`. */
  readonly actionUrl: string | null;
  /** A saved card that pays while its holder is present; null: the guest enters one. */
  readonly savedCard: SavedCard | null;
  /** Null while the provider's answer is open. */
  readonly settledAt: Date | null;
}

/** A card saved at the attempt's provider, by the provider's token. */
export interface SavedCard extends CardFacts {
  readonly token: string;
}

export type NewAttempt = Omit<Attempt, 'providerReference' | 'status' | 'actionUrl' | 'settledAt'>;
