import type { ChangeId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { RefundReason } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../../../platform/database/write-together.ts';
import { newId } from '../../../platform/ids.ts';
import { refundOrder } from './order-refund.ts';
import { readRefundable } from './refund.store.ts';

/** What of the money of a booking is given back, by which change. */
export interface GivenBack {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly changeId: ChangeId | null;
  /** Minor units of the currency in which it was paid. */
  readonly minor: number;
  readonly reason: Extract<RefundReason, 'cancelled' | 'changed'>;
}

/**
 * Orders that so much of what a booking paid is refunded, the newest payment first, in the transaction that has locked
 * the booking. Throws where it has not paid so much. Rule: docs/payments.md, "Refunds".
 */
export async function giveBack(tx: Transaction<Schema>, given: GivenBack, now: Date): Promise<void> {
  await writeTogether(tx, await givingBack(tx, given, now));
}

/** What `giveBack` writes, for a statement that writes more than it. */
export async function givingBack(
  tx: Transaction<Schema>,
  { minor, ...order }: GivenBack,
  now: Date,
): Promise<Write[]> {
  const writes: Write[] = [];
  let leftMinor = minor;
  for (const { attemptId, money } of leftMinor === 0 ? [] : await readRefundable(tx, order)) {
    const part = { ...money, minor: Math.min(money.minor, leftMinor) };
    if (part.minor > 0)
      writes.push(...refundOrder(tx, { ...order, refundId: newId(), attemptId, money: part }, now));
    leftMinor -= part.minor;
  }
  if (leftMinor > 0) throw new Error('a booking is given back more than it has paid');
  return writes;
}
