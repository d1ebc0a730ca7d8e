import type { PayRequestId } from '@portico/domain/ids';
import { newId, newReferenceNumber } from '@portico/server/platform/ids';
import type { Client } from 'pg';
import { BENCH_PROPERTY } from '../create/bench-hotel.ts';

export const INVOICE_MINOR = 12_000;

/** An invoice with a payment request for all of it. */
export interface OpenInvoice {
  readonly invoiceId: string;
  readonly number: string;
  readonly paymentId: PayRequestId;
}

/** Writes unpaid invoices. */
export async function insertInvoices(client: Client, count: number): Promise<OpenInvoice[]> {
  const invoices = Array.from({ length: count }, () => {
    const invoiceId = newId();
    return { invoiceId, number: `B-${newReferenceNumber()}`, paymentId: newId<PayRequestId>() };
  });
  const ids = invoices.map(({ invoiceId }) => invoiceId);
  await client.query(
    `INSERT INTO invoice (property_id, invoice_id, number, description, lines, gross, vat, vat_rate_millipercent,
       currency, billed_to, created_at)
     SELECT $1, id, number, 'Supper', $4, $5::bigint, $5::bigint / 6, 20000, 'GBP', $6, now()
     FROM unnest($2::uuid[], $3::text[]) AS invoice (id, number)`,
    [
      BENCH_PROPERTY,
      ids,
      invoices.map(({ number }) => number),
      JSON.stringify([{ text: 'Supper', quantity: 6, unitMinor: 2_000, minor: INVOICE_MINOR }]),
      INVOICE_MINOR,
      JSON.stringify({ name: 'Palm Grove Trading', email: 'desk@palmgrove.example' }),
    ],
  );
  await client.query(
    `INSERT INTO payment_request (property_id, payment_id, action, invoice_id, created_at)
     SELECT $1, payment_id, 'pay', invoice_id, now()
     FROM unnest($2::uuid[], $3::uuid[]) AS request (payment_id, invoice_id)`,
    [BENCH_PROPERTY, invoices.map(({ paymentId }) => paymentId), ids],
  );
  return invoices;
}
