import type { InvoiceId, PayRequestId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { InvoiceSums } from '@portico/domain/payment/outstanding';
import { invoiceBalance } from '@portico/domain/payment/on-invoice';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import * as z from 'zod';
import type { InvoiceTable } from '../../platform/database/invoice-tables.types.ts';
import { keptJson } from '../../platform/database/kept-json.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Invoice } from './invoice.ts';

const lines: z.ZodType<Invoice['lines']> = z.array(
  z.object({ text: z.string(), quantity: z.int(), unitMinor: z.int(), minor: z.int() }),
);
const keptLines = keptJson('invoice.lines', lines);
const billedTo: z.ZodType<Invoice['billedTo']> = z.object({ name: z.string(), email: z.string() });
const keptBilledTo = keptJson('invoice.billed_to', billedTo);

/** False: the hotel has an invoice of that number already. */
export async function insertInvoice(db: Kysely<Schema>, invoice: Invoice): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoice')
    .values({
      property_id: invoice.propertyId,
      invoice_id: invoice.invoiceId,
      number: invoice.number,
      description: invoice.description,
      lines: JSON.stringify(invoice.lines),
      gross: invoice.grossMinor,
      vat: invoice.vatMinor,
      vat_rate_millipercent: invoice.vatRateMillipercent,
      currency: invoice.currency,
      billed_to: JSON.stringify(invoice.billedTo),
      reservation_id: invoice.reservationId,
      created_at: invoice.createdAt,
      cancelled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'number']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type By = { readonly invoiceId: InvoiceId } | { readonly number: string };

export async function readInvoice(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: By,
): Promise<Invoice | undefined> {
  const query = db.selectFrom('invoice').selectAll().where('property_id', '=', propertyId);
  const row = await (
    'invoiceId' in by ? query.where('invoice_id', '=', by.invoiceId) : query.where('number', '=', by.number)
  ).executeTakeFirst();
  return row && invoiceOf(row);
}

/** As `readInvoice`, once others are done with it; what is read stays until the transaction ends. */
export async function lockInvoice(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  invoiceId: InvoiceId,
): Promise<Invoice | undefined> {
  const row = await tx
    .selectFrom('invoice')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
  return row && invoiceOf(row);
}

/** The caller has locked it. */
export async function markInvoiceCancelled(
  tx: Transaction<Schema>,
  { propertyId, invoiceId }: Pick<Invoice, 'propertyId' | 'invoiceId'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ cancelled_at: now })
    .where('property_id', '=', propertyId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Of a hotel, or of one booking, the newest first. */
export async function readInvoices(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId?: ReservationId,
): Promise<Invoice[]> {
  const query = db.selectFrom('invoice').selectAll().where('property_id', '=', propertyId);
  const rows = await (reservationId === undefined ? query : query.where('reservation_id', '=', reservationId))
    .orderBy('created_at', 'desc')
    .orderBy('invoice_id', 'desc')
    .execute();
  return rows.map(invoiceOf);
}

/**
 * What the ledger holds for an invoice, and what its booking still owes. Of a decision the caller has locked the invoice,
 * and the booking where it is of one. What is open of other invoices of that booking counts as open too.
 */
export async function readInvoiceSums(
  db: Kysely<Schema>,
  { propertyId, invoiceId, reservationId, grossMinor, cancelledAt }: Invoice,
): Promise<InvoiceSums> {
  const { rows } = await sql<{ kept: number; open: number; paid: number; onInvoice: number | null }>`
    WITH attempt AS (
      SELECT invoice_id, purpose, status, amount - coalesce((
          SELECT sum(amount) FROM refund
          WHERE refund.property_id = ${propertyId} AND refund.attempt_id = payment_attempt.attempt_id), 0) AS left_of_it
      FROM payment_attempt
      WHERE property_id = ${propertyId} AND (invoice_id = ${invoiceId} OR reservation_id = ${reservationId})
    )
    SELECT
      coalesce(sum(left_of_it) FILTER (WHERE status = 'paid' AND invoice_id = ${invoiceId}), 0)::bigint AS kept,
      coalesce(sum(left_of_it) FILTER (WHERE status IN ('created', 'action-required') AND purpose = 'invoice'), 0)::bigint
        AS open,
      coalesce(sum(left_of_it) FILTER (WHERE status = 'paid'), 0)::bigint AS paid,
      (SELECT due_on_invoice FROM reservation
        WHERE property_id = ${propertyId} AND reservation_id = ${reservationId}) AS "onInvoice"
    FROM attempt`.execute(db);
  const { kept = 0, open = 0, paid = 0, onInvoice = null } = rows[0] ?? {};
  return {
    grossMinor: cancelledAt === null ? grossMinor : 0,
    keptMinor: kept,
    openMinor: open,
    bookingOwesMinor: onInvoice === null ? null : invoiceBalance(onInvoice, paid),
  };
}

/** What was paid by one request, less what is refunded of it, minor units. */
export async function readPaidByRequest(
  db: Kysely<Schema>,
  { propertyId, paymentId }: { readonly propertyId: PropertyId; readonly paymentId: PayRequestId },
): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    SELECT coalesce(sum(attempt.amount - coalesce((
        SELECT sum(amount) FROM refund
        WHERE refund.property_id = ${propertyId} AND refund.attempt_id = attempt.attempt_id), 0)), 0)::bigint AS kept
    FROM link_payment JOIN payment_attempt AS attempt USING (property_id, attempt_id)
    WHERE property_id = ${propertyId} AND payment_id = ${paymentId} AND status = 'paid'`.execute(db);
  return rows[0]?.kept ?? 0;
}

function invoiceOf(row: Selectable<InvoiceTable>): Invoice {
  return {
    propertyId: row.property_id,
    invoiceId: row.invoice_id,
    number: row.number,
    description: row.description,
    lines: keptLines(row.lines),
    grossMinor: row.gross,
    vatMinor: row.vat,
    vatRateMillipercent: row.vat_rate_millipercent,
    currency: row.currency,
    billedTo: keptBilledTo(row.billed_to),
    reservationId: row.reservation_id,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
  };
}
