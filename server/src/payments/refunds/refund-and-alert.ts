import type { ReservationId } from '@portico/domain/ids';
import type { TakenForNothing } from '@portico/domain/payment/payment-attempt';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { orderRefund, type RefundOrder } from './order-refund.ts';

/**
 * Refunds money that cannot make a booking, and alerts the hotel; the guest is notified when it is done. Returns the
 * refund's id. Rule: docs/payments.md, "Refunds".
 */
export async function refundAndAlert(
  tx: Transaction<Schema>,
  order: RefundOrder & {
    readonly reservationId: ReservationId;
    readonly reason: TakenForNothing;
  },
  now: Date,
): Promise<string> {
  const { propertyId, reservationId, reason } = order;
  const refundId = await orderRefund(tx, order, now);
  const payload = { reservationId, reason, refundId };
  await enqueueMail(tx, { propertyId, kind: 'hotel-alert', payload }, now);
  return refundId;
}
