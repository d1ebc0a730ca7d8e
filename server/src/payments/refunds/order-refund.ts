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
  /** Null: it paid an invoice without a booking. */
  readonly reservationId: ReservationId | null;
  /** As the provider took it. */
  readonly money: Money;
  readonly reason: RefundReason;
  /** The change or cancellation that causes it; omitted: none. */
  readonly changeId?: ChangeId | null;
  /** False: the guest is not mailed about it. Default: true. */
  readonly isTold?: boolean;
}

/**
 * Orders a refund of a paid attempt, in the transaction that requires it; a job issues it later. Each call orders one
 * more: the caller ensures one call per reason. Returns the refund's id. Rule: docs/payments.md, "Refunds".
 */
export async function orderRefund(tx: Transaction<Schema>, order: RefundOrder, now: Date): Promise<string> {
  const refundId = newId();
  await writeTogether(tx, orderRefundWrites(tx, { ...order, refundId }, now));
  return refundId;
}

/** The writes of `orderRefund`, for a larger statement. */
export function orderRefundWrites(
  tx: Transaction<Schema>,
  { refundId, ...order }: RefundOrder & { readonly refundId: string },
  now: Date,
): Write[] {
  const job = { propertyId: order.propertyId, kind: REFUND_JOB, payload: { refundId } };
  return [
    insertRefundWrite(tx, { changeId: null, isTold: true, ...order, refundId, createdAt: now }),
    enqueueWrite(tx, [job], now),
  ];
}
