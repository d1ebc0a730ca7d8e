import { invoiceBalance } from '@portico/domain/payment/on-invoice';
import type { InvoiceSums } from '@portico/domain/payment/outstanding';
import type { InvoiceId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { PaymentRequestKey } from '../by-link/payment-request.ts';
import type { Invoice } from './invoice.ts';

interface SumsRow {
  readonly kept: number;
  readonly open: number;
  readonly paid: number;
  readonly onInvoice: number | null;
}

/**
 * Ledger sums of an invoice, and what its booking still owes. To decide on them, the caller locks the invoice and its
 * booking. Open payments of the booking's other invoices, and to its kept card, count as open too.
 */
export async function readInvoiceSums(db: Kysely<Schema>, invoice: Invoice): Promise<InvoiceSums> {
  const { rows } = await sql<SumsRow>`SELECT * FROM ${sumsOf(invoice)}`.execute(db);
  return invoiceSums(invoice, rows[0]);
}

/** The same of several of a hotel, in one statement. */
export async function readSumsOfInvoices(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<InvoiceId, InvoiceSums>> {
  const ids = invoices.map(({ invoiceId }) => invoiceId);
  const { rows } = await sql<SumsRow & { readonly invoiceId: InvoiceId }>`
    SELECT one.invoice_id AS "invoiceId", sums.*
    FROM invoice AS one, LATERAL ${sumsOf({
      propertyId: sql.ref('one.property_id'),
      invoiceId: sql.ref('one.invoice_id'),
      reservationId: sql.ref('one.reservation_id'),
    })}
    WHERE one.property_id = ${propertyId} AND one.invoice_id = ANY (${ids}::uuid[])`.execute(db);
  const rowOf = new Map(rows.map((row) => [row.invoiceId, row]));
  return new Map(
    invoices.map((invoice) => [invoice.invoiceId, invoiceSums(invoice, rowOf.get(invoice.invoiceId))]),
  );
}

/** As `readInvoiceSums`, with those of one payment request. */
export interface RequestedSums {
  readonly sums: InvoiceSums;
  /** Paid by the request less refunds, minor units. */
  readonly netPaidMinor: number;
  /** The current version of the request's links. */
  readonly linkVersion: number;
}

export async function readRequestedSums(
  db: Kysely<Schema>,
  invoice: Invoice,
  { propertyId, paymentId }: PaymentRequestKey,
): Promise<RequestedSums> {
  const { rows } = await sql<SumsRow & { readonly netPaidByRequest: number; readonly linkVersion: number }>`
    SELECT sums.*, request.link_version AS "linkVersion",
      (SELECT coalesce(sum(attempt.amount - coalesce((
            SELECT sum(amount) FROM refund
            WHERE refund.property_id = ${propertyId} AND refund.attempt_id = attempt.attempt_id), 0)), 0)::bigint
        FROM link_payment JOIN payment_attempt AS attempt USING (property_id, attempt_id)
        WHERE property_id = ${propertyId} AND payment_id = ${paymentId} AND status = 'paid') AS "netPaidByRequest"
    FROM payment_request AS request, ${sumsOf(invoice)}
    WHERE request.property_id = ${propertyId} AND request.payment_id = ${paymentId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a payment request without its row');
  return {
    sums: invoiceSums(invoice, row),
    netPaidMinor: row.netPaidByRequest,
    linkVersion: row.linkVersion,
  };
}

/** One row, to select from; of an invoice, or of the columns of one. */
function sumsOf({
  propertyId,
  invoiceId,
  reservationId,
}: { readonly [Key in 'propertyId' | 'invoiceId' | 'reservationId']: Invoice[Key] | RawBuilder<unknown> }) {
  return sql`(
    WITH attempt AS (
      SELECT invoice_id, purpose, status, status = 'planned' AND card_token IS NOT NULL AS has_begun, amount - coalesce((
          SELECT sum(amount) FROM refund
          WHERE refund.property_id = ${propertyId} AND refund.attempt_id = payment_attempt.attempt_id), 0) AS left_of_it
      FROM payment_attempt
      WHERE property_id = ${propertyId} AND (invoice_id = ${invoiceId} OR reservation_id = ${reservationId})
    )
    SELECT
      coalesce(sum(left_of_it) FILTER (WHERE status = 'paid' AND invoice_id = ${invoiceId}), 0)::bigint AS kept,
      coalesce(sum(left_of_it) FILTER (
        WHERE status IN ('created', 'action-required') AND purpose IN ('invoice', 'guarantee') OR has_begun), 0)::bigint
        AS open,
      coalesce(sum(left_of_it) FILTER (WHERE status = 'paid'), 0)::bigint AS paid,
      (SELECT due_on_invoice FROM reservation
        WHERE property_id = ${propertyId} AND reservation_id = ${reservationId}) AS "onInvoice"
    FROM attempt) AS sums`;
}

function invoiceSums(
  { grossMinor, cancelledAt }: Invoice,
  { kept = 0, open = 0, paid = 0, onInvoice = null }: Partial<SumsRow> = {},
): InvoiceSums {
  return {
    grossMinor: cancelledAt === null ? grossMinor : 0,
    netPaidMinor: kept,
    openMinor: open,
    bookingOwesMinor: onInvoice === null ? null : invoiceBalance(onInvoice, paid),
  };
}
