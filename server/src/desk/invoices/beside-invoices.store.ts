import type { InvoiceId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

interface BesideInvoice {
  readonly invoiceId: InvoiceId;
  /** The number of the booking that it bills; null: none. */
  readonly reservation: string | null;
  /** The ids of its links that are not revoked, oldest first. */
  readonly payments: readonly string[];
}

/** Bookings and links of a hotel's invoices, by invoice. */
export async function readBesideInvoices(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  ids: readonly InvoiceId[],
): Promise<ReadonlyMap<InvoiceId, BesideInvoice>> {
  const { rows } = await sql<BesideInvoice>`
    SELECT invoice_id AS "invoiceId", reference_number AS reservation,
      ARRAY (SELECT payment_id::text FROM payment_request AS request
        WHERE request.property_id = invoice.property_id AND request.invoice_id = invoice.invoice_id
          AND revoked_at IS NULL
        ORDER BY created_at) AS payments
    FROM invoice LEFT JOIN reservation USING (property_id, reservation_id)
    WHERE property_id = ${propertyId} AND invoice_id = ANY (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.invoiceId, row]));
}
