import type { ChangeId, PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../../platform/database/write-together.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueWrite } from '../../platform/outbox/outbox.store.ts';
import { insertRefundWrite } from './refund.store.ts';

export const REFUND_JOB = 'refund';

export interface RefundOrder {
  readonly propertyId: PropertyId;
  readonly attemptId: PaymentAttemptId;
  /** Null: what paid an invoice of no booking. */
  readonly reservationId: ReservationId | null;
  /** As the provider took it. */
  readonly money: Money;
  readonly reason: RefundReason;
  /** The change or cancellation that gives it back; left out: none does. */
  readonly changeId?: ChangeId | null;
}

/**
 * Orders that money is refunded of a paid attempt, in the transaction that finds it must
 * be. A job does it afterwards. Each call orders one more: the caller makes sure that it is called once for one reason.
 * Answers the refund's id. Rule: docs/payments.md, "Refunds".
 */
export async function orderRefund(tx: Transaction<Schema>, order: RefundOrder, now: Date): Promise<string> {
  const refundId = newId();
  await writeTogether(tx, orderRefundWrites(tx, { ...order, refundId }, now));
  return refundId;
}

/** What `orderRefund` writes, for a statement that writes more than it. */
export function orderRefundWrites(
  tx: Transaction<Schema>,
  { refundId, ...order }: RefundOrder & { readonly refundId: string },
  now: Date,
): Write[] {
  const job = { propertyId: order.propertyId, kind: REFUND_JOB, payload: { refundId } };
  return [
    insertRefundWrite(tx, { changeId: null, ...order, refundId, createdAt: now }),
    enqueueWrite(tx, [job], now),
  ];
}
