import type { VatAtRate } from '@portico/domain/money/vat';
import { sql, type Kysely } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** Invoices at one rate. */
export interface InvoiceTaxes extends VatAtRate {
  readonly count: number;
}

/** Of invoices that stand and are of no booking, made from `begin` until before `end`, by rate. */
export async function readInvoiceTaxes(
  db: Kysely<Schema>,
  { propertyId, currency }: Hotel,
  { begin, end }: { readonly begin: Date; readonly end: Date },
): Promise<InvoiceTaxes[]> {
  const { rows } = await sql<InvoiceTaxes>`
    SELECT vat_rate_millipercent AS "rateMillipercent", count(*)::int AS count,
      sum(gross - vat)::bigint AS "netMinor", sum(vat)::bigint AS "vatMinor"
    FROM invoice
    WHERE property_id = ${propertyId} AND created_at >= ${begin} AND created_at < ${end}
      AND reservation_id IS NULL AND cancelled_at IS NULL AND currency = ${currency}
    GROUP BY vat_rate_millipercent`.execute(db);
  return rows;
}
