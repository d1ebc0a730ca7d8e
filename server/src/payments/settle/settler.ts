import type { AttemptPurpose, RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { AttemptRef } from '../attempts/attempt.ts';
import type { PaymentAnswer } from '../payment-port.ts';

/** Where the provider's answer came in: in the guest's own request, which tells the guest, or afterwards. */
export type Heard = 'in-request' | 'later';

/** What became of a payment by one answer of its provider. */
export interface Settlement {
  /** Still to be written, with the answer. */
  readonly writes?: readonly Write[];
  /** What a repeat of the guest's request is answered from now on; left out where this answer changed nothing. */
  readonly answer?: object;
  /** True when this very answer declined the card. */
  readonly isDeclined?: boolean;
  /** Set when this very answer was taken for nothing and is refunded. */
  readonly refunded?: { readonly reason: RefundReason; readonly refundId: string };
}

/** Decides for one purpose of payments. Rule: docs/payments.md, "Settling". */
export interface Settler<S extends Settlement = Settlement> {
  /**
   * Locks by `lockPayment`, decides, and writes or says what is to be written. May be repeated by whoever learns of an answer, in any order; what
   * decides nothing changes nothing. Throws when there is no such attempt.
   */
  settle(
    tx: Transaction<Schema>,
    attempt: AttemptRef,
    answer: PaymentAnswer,
    facts: { readonly heard: Heard; readonly now: Date },
  ): Promise<S>;
  /** Whether what it pays for waits no longer: then it is voided before it is settled. */
  isOver(db: Kysely<Schema>, attempt: AttemptRef, now: Date): Promise<boolean>;
}

/** booking/settlers.ts has them. */
export type Settlers = Readonly<Record<AttemptPurpose, Settler>>;
