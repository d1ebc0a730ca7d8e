import type { Kysely, Selectable } from 'kysely';
import type { PaymentRequestTable } from '../../platform/database/invoice-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { PaymentRequest, PaymentRequestKey } from './payment-request.ts';

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

export async function readPaymentRequest(
  db: Kysely<Schema>,
  { propertyId, paymentId }: PaymentRequestKey,
): Promise<PaymentRequest | undefined> {
  const row = await db
    .selectFrom('payment_request')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row && requestOf(row);
}

/** Revokes the request's links. False: no such request stands. */
export async function revokePaymentRequest(
  db: Kysely<Schema>,
  { propertyId, paymentId }: PaymentRequestKey,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_request')
    .set(({ eb }) => ({ revoked_at: now, link_version: eb('link_version', '+', 1) }))
    .where('property_id', '=', propertyId)
    .where('payment_id', '=', paymentId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Throws for a request without a subject. */
export function requestOf(row: Selectable<PaymentRequestTable>): PaymentRequest {
  const of = {
    propertyId: row.property_id,
    paymentId: row.payment_id,
    linkVersion: row.link_version,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
  const { invoice_id: invoiceId, reservation_id: reservationId } = row;
  if (invoiceId !== null) return { ...of, action: 'pay', invoiceId, amountMinor: row.amount };
  if (reservationId === null) throw new Error('a payment request for nothing');
  return { ...of, action: 'store-card', reservationId };
}
