import type { InvoiceId, PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import * as z from 'zod';
import type { InvoiceTable } from '../../platform/database/invoice-tables.types.ts';
import { storedJson } from '../../platform/database/stored-json.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { requestOf } from '../by-link/payment-request.store.ts';
import type { PaymentRequest, PaymentRequestKey } from '../by-link/payment-request.ts';
import type { Invoice } from './invoice.ts';

const lines: z.ZodType<Invoice['lines']> = z.array(
  z.object({
    text: z.string(),
    quantity: z.int(),
    unitMinor: z.int(),
    minor: z.int(),
    vatRateMillipercent: z.int().optional(),
  }),
);
const storedLines = storedJson('invoice.lines', lines);
const billedTo: z.ZodType<Invoice['billedTo']> = z.object({ name: z.string(), email: z.string() });
const storedBilledTo = storedJson('invoice.billed_to', billedTo);

/** False: the hotel already has an invoice of that number. */
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

/** Locks and reads an invoice; it cannot change until the transaction ends. */
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

interface InvoicePage {
  /** The number of the last invoice of the page before; null: the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Of a hotel, or of one booking; newest first, all or a page. */
export async function readInvoices(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId?: ReservationId,
  page?: InvoicePage,
): Promise<Invoice[]> {
  const after = page?.after ?? null;
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('property_id', '=', propertyId)
    .$if(reservationId !== undefined, (query) => query.where('reservation_id', '=', reservationId ?? null))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, invoice_id) < (SELECT created_at, invoice_id FROM invoice AS last
          WHERE last.property_id = ${propertyId} AND last.number = ${after})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('invoice_id', 'desc')
    .limit(page?.limit ?? null)
    .execute();
  return rows.map(invoiceOf);
}

/** The subject of a payment request, and the invoice to pay; null when it requests a card. */
export async function readRequestAndInvoice(
  db: Kysely<Schema>,
  { propertyId, paymentId }: PaymentRequestKey,
): Promise<{ readonly request: PaymentRequest; readonly invoice: Invoice | null } | undefined> {
  const row = await db
    .selectFrom('payment_request as request')
    .selectAll('request')
    .select((request) =>
      jsonObjectFrom(
        request
          .selectFrom('invoice')
          .selectAll('invoice')
          .whereRef('invoice.property_id', '=', 'request.property_id')
          .whereRef('invoice.invoice_id', '=', 'request.invoice_id'),
      ).as('invoice'),
    )
    .where('property_id', '=', propertyId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { invoice } = row;
  return { request: requestOf(row), invoice: invoice && invoiceOf(withInstants(invoice)) };
}

/** JSON has no instants. */
function withInstants<Row extends { readonly created_at: string; readonly cancelled_at: string | null }>(
  row: Row,
) {
  const { created_at: created, cancelled_at: cancelled } = row;
  return {
    ...row,
    created_at: new Date(created),
    cancelled_at: cancelled === null ? null : new Date(cancelled),
  };
}

function invoiceOf(row: Selectable<InvoiceTable>): Invoice {
  return {
    propertyId: row.property_id,
    invoiceId: row.invoice_id,
    number: row.number,
    description: row.description,
    lines: storedLines(row.lines),
    grossMinor: row.gross,
    vatMinor: row.vat,
    vatRateMillipercent: row.vat_rate_millipercent,
    currency: row.currency,
    billedTo: storedBilledTo(row.billed_to),
    reservationId: row.reservation_id,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
  };
}
