import type { AttemptPurpose, RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { AttemptRef } from '../attempts/attempt.ts';
import type { PaymentAnswer } from '../payment-port.ts';

/** When the provider's answer came: in the guest's own request, whose reply states it, or later. */
export type AnswerTiming = 'in-request' | 'later';

/** Outcome of a payment after one answer of its provider. */
export interface Settlement {
  /** Still to be written, with the answer. */
  readonly writes?: readonly Write[];
  /** The reply to a repeat of the guest's request from now on; omitted if nothing changed. */
  readonly answer?: object;
  /** True when this answer declined the card. */
  readonly isDeclined?: boolean;
  /** Set when this answer's money was taken in vain and is refunded. */
  readonly refunded?: { readonly reason: RefundReason; readonly refundId: string };
}

/** Decides for one purpose of payments. Rule: docs/payments.md, "Settling". */
export interface Settler<S extends Settlement = Settlement> {
  /**
   * Locks with `lockPayment`, decides, and writes or returns the writes. Repeatable, in any order; an undecided answer
   * changes nothing. Throws when there is no such attempt.
   */
  settle(
    tx: Transaction<Schema>,
    attempt: AttemptRef,
    answer: PaymentAnswer,
    facts: { readonly timing: AnswerTiming; readonly now: Date },
  ): Promise<S>;
  /** Whether its subject no longer waits: then it is voided before it is settled. */
  isOver(db: Kysely<Schema>, attempt: AttemptRef, now: Date): Promise<boolean>;
}

/** Built in booking/settlers.ts. */
export type Settlers = Readonly<Record<AttemptPurpose, Settler>>;
