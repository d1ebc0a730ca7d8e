import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.types.ts';
import type { PaymentRequest } from './payment-request.ts';

export async function insertPaymentRequest(db: Kysely<Schema>, request: PaymentRequest): Promise<void> {
  const isToPay = request.action === 'pay';
  await db
    .insertInto('payment_request')
    .values({
      property_id: request.propertyId,
      payment_id: request.paymentId,
      action: request.action,
      invoice_id: isToPay ? request.invoiceId : null,
      reservation_id: isToPay ? null : request.reservationId,
      amount: isToPay ? request.amountMinor : null,
      link_version: request.linkVersion,
      created_at: request.createdAt,
      revoked_at: null,
    })
    .execute();
}
