import type { ChangeId, PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../../platform/database/write-together.ts';
import { newId } from '../../platform/ids.ts';
import type { LedgerEntry, ShownCard } from '../attempts/read-ledger.store.ts';
import { orderRefundWrites } from './order-refund.ts';
import { readRefundable } from './refund.store.ts';

/** A refund to one payment of a booking. */
export interface PaymentRefund {
  readonly attemptId: PaymentAttemptId;
  /** Minor units of the payment's currency; more than 0. */
  readonly minor: number;
  /** Null: the provider did not identify the card. */
  readonly card: ShownCard | null;
}

/** Refunds of a booking's money, and the change that causes them. */
export interface GivenBack {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly changeId: ChangeId | null;
  /** Each payment once. */
  readonly refunds: readonly PaymentRefund[];
  readonly reason: Extract<RefundReason, 'cancelled' | 'changed'>;
  /** False: the guest is not mailed about it. Default: true. */
  readonly isTold?: boolean;
}

/**
 * Orders a booking's refunds, in the transaction that has locked it. Throws when a payment is smaller than its refund.
 * Rule: docs/payments.md, "Refunds".
 */
export async function giveBack(tx: Transaction<Schema>, given: GivenBack, now: Date): Promise<void> {
  await writeTogether(tx, await giveBackWrites(tx, given, now));
}

/** The writes of `giveBack`, for a larger statement. */
export async function giveBackWrites(
  tx: Transaction<Schema>,
  { refunds, ...order }: GivenBack,
  now: Date,
): Promise<Write[]> {
  const refundable = refunds.length === 0 ? [] : await readRefundable(tx, order);
  return refunds.flatMap(({ attemptId, minor }) => {
    const left = refundable.find((payment) => payment.attemptId === attemptId)?.money;
    if (left === undefined || minor > left.minor)
      throw new Error('a payment of a booking is given back more than it has paid');
    return orderRefundWrites(tx, { ...order, refundId: newId(), attemptId, money: { ...left, minor } }, now);
  });
}

/** Takes `minor` units from the newest payments of a ledger, or everything if they are less. */
export function ofNewest(ledger: readonly LedgerEntry[], minor: number): PaymentRefund[] {
  let leftMinor = minor;
  return ledger.toReversed().flatMap(({ attemptId, paidMinor, card }) => {
    const part = Math.min(paidMinor, leftMinor);
    leftMinor -= part;
    return part > 0 ? [{ attemptId, minor: part, card }] : [];
  });
}
