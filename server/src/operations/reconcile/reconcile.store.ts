import type { PropertyId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookingFacts } from './booking-drift.ts';
import type { InvoiceFacts } from './invoice-drift.ts';
import type { LedgerRow } from './ledger-drift.ts';

/** Bookings of a property read per batch. */
const BOOKINGS_AT_ONCE = 1_000;

/**
 * Every booking of a property with its payments and mails, a thousand at a time in the order of booking; each a
 * consistent snapshot.
 */
export async function* readBookingFacts(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  atOnce = BOOKINGS_AT_ONCE,
): AsyncGenerator<BookingFacts[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (let isMore = true; isMore;) {
    const { rows } = await sql<BookingFacts & { readonly reservationId: string }>`
      WITH slice AS (
        SELECT * FROM reservation
        WHERE property_id = ${propertyId} AND reservation_id > ${after}::uuid
        ORDER BY reservation_id LIMIT ${atOnce}
      )
      SELECT slice.reservation_id AS "reservationId", property.code AS "propertyCode",
        reference_number AS "referenceNumber", status, currency,
        gross AS "grossMinor", voucher_amount AS "voucherMinor", due_now AS "dueNowMinor",
        (SELECT coalesce(sum((part->>'minor')::bigint), 0)::bigint FROM jsonb_array_elements(due_later) AS part)
          AS "dueLaterMinor",
        due_at_hotel AS "dueAtHotelMinor", due_on_invoice AS "dueOnInvoiceMinor",
        company IS NOT NULL AS "isOfCompany", coalesce(kept, 0) AS "netPaidMinor",
        mails, notes, "companyMails", changes, "changeNotes"
      FROM slice
      JOIN property ON property.property_id = ${propertyId}
      CROSS JOIN LATERAL (
        SELECT sum(attempt.amount - coalesce((
            SELECT sum(refund.amount) FROM refund
            WHERE refund.property_id = ${propertyId} AND refund.attempt_id = attempt.attempt_id), 0))::bigint AS kept
        FROM payment_attempt AS attempt
        WHERE attempt.property_id = ${propertyId} AND attempt.reservation_id = slice.reservation_id
          AND attempt.status = 'paid'
      ) AS paid
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS changes FROM reservation_change AS change
        WHERE change.property_id = ${propertyId} AND change.reservation_id = slice.reservation_id
          AND change.status = 'applied'
      ) AS changed
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE kind = 'guest-confirmation')::int AS mails,
          count(*) FILTER (WHERE kind = 'hotel-notification')::int AS notes,
          count(*) FILTER (WHERE kind = 'company-booking')::int AS "companyMails",
          count(*) FILTER (WHERE kind IN ('hotel-changed', 'hotel-pre-check-in'))::int AS "changeNotes"
        FROM outbox
        WHERE outbox.property_id = ${propertyId} AND payload->>'reservationId' = slice.reservation_id::text
      ) AS written
      ORDER BY slice.reservation_id`.execute(db);
    yield rows;
    after = rows.at(-1)?.reservationId ?? after;
    isMore = rows.length === atOnce;
  }
}

/** The number of rows of `readLedgerRows`. */
export async function countLedgerRows(
  db: Kysely<Schema>,
  propertyIds: readonly PropertyId[],
): Promise<number> {
  const { rows } = await sql<{ readonly payments: number }>`
    SELECT (SELECT count(*) FROM payment_attempt WHERE property_id = ANY (${propertyIds}::int[]))::int
      + (SELECT count(*) FROM account_card_request WHERE property_id = ANY (${propertyIds}::int[]))::int
      AS payments`.execute(db);
  return rows[0]?.payments ?? 0;
}

/** Every payment attempt of these properties with its refunds, as a consistent snapshot. */
export async function readLedgerRows(
  db: Kysely<Schema>,
  propertyIds: readonly PropertyId[],
): Promise<LedgerRow[]> {
  const { rows } = await sql<Omit<LedgerRow, 'money'> & Money>`
    WITH given_back AS (
      SELECT property_id, attempt_id,
        sum(amount) FILTER (WHERE refunded_at IS NOT NULL)::bigint AS refunded,
        sum(amount) FILTER (WHERE refunded_at IS NULL)::bigint AS refunding,
        min(created_at) FILTER (WHERE refunded_at IS NULL) AS refunding_since
      FROM refund WHERE property_id = ANY (${propertyIds}::int[]) GROUP BY property_id, attempt_id
    )
    SELECT attempt.property_id AS "propertyId", attempt.attempt_id AS "attemptId", property.code AS "propertyCode",
      coalesce('booking ' || reservation.reference_number, 'invoice ' || invoice.number) AS "of", attempt.status, attempt.amount AS minor, attempt.currency,
      attempt.created_at AS "createdAt", coalesce(refunded, 0) AS "refundedMinor",
      coalesce(refunding, 0) AS "refundingMinor", refunding_since AS "refundingSince"
    FROM payment_attempt AS attempt
    JOIN property USING (property_id)
    LEFT JOIN reservation USING (property_id, reservation_id)
    LEFT JOIN invoice USING (property_id, invoice_id)
    LEFT JOIN given_back USING (property_id, attempt_id)
    WHERE attempt.property_id = ANY (${propertyIds}::int[])
    UNION ALL
    SELECT card.property_id, card.attempt_id, property.code, 'a card of an account', card.status, 0,
      property.definition #>> '{property,currency}', card.created_at, 0, 0, NULL
    FROM account_card_request AS card
    JOIN property USING (property_id)
    WHERE card.property_id = ANY (${propertyIds}::int[])
    ORDER BY "createdAt", "attemptId"`.execute(db);
  return rows.map(({ minor, currency, ...row }) => ({ ...row, money: { minor, currency } }));
}

/** Every invoice of a property with its payments and mails, as a consistent snapshot. */
export async function readInvoiceFacts(db: Kysely<Schema>, propertyId: PropertyId): Promise<InvoiceFacts[]> {
  const { rows } = await sql<InvoiceFacts>`
    WITH paid AS (
      SELECT attempt.attempt_id, attempt.invoice_id, attempt.amount - coalesce((
          SELECT sum(refund.amount) FROM refund
          WHERE refund.property_id = ${propertyId} AND refund.attempt_id = attempt.attempt_id), 0) AS kept,
        coalesce((SELECT sum(refund.amount) FROM refund
          WHERE refund.property_id = ${propertyId} AND refund.attempt_id = attempt.attempt_id
            AND refund.reason IN ('wrong-amount', 'nothing-outstanding')), 0) < attempt.amount AS is_receipted
      FROM payment_attempt AS attempt
      WHERE attempt.property_id = ${propertyId} AND attempt.invoice_id IS NOT NULL AND attempt.status = 'paid'
    ), written AS (
      SELECT payload->>'attemptId' AS attempt_id,
        count(*) FILTER (WHERE kind = 'payer-receipt') AS receipts,
        count(*) FILTER (WHERE kind = 'hotel-invoice-paid') AS notes
      FROM outbox
      WHERE property_id = ${propertyId} AND kind IN ('payer-receipt', 'hotel-invoice-paid') GROUP BY 1
    )
    SELECT property.code AS "propertyCode", invoice.number, invoice.currency, invoice.gross AS "grossMinor",
      coalesce(sum(kept), 0)::bigint AS "netPaidMinor",
      count(*) FILTER (WHERE is_receipted)::int AS payments,
      coalesce(sum(receipts), 0)::int AS receipts, coalesce(sum(notes), 0)::int AS notes
    FROM invoice
    JOIN property USING (property_id)
    LEFT JOIN paid USING (invoice_id)
    LEFT JOIN written ON written.attempt_id = paid.attempt_id::text
    WHERE invoice.property_id = ${propertyId}
    GROUP BY property.code, invoice.number, invoice.currency, invoice.gross, invoice.created_at
    ORDER BY invoice.created_at, invoice.number`.execute(db);
  return rows;
}
