import type { PropertyId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookingFacts } from './booking-drift.ts';
import type { InvoiceFacts } from './invoice-drift.ts';
import type { LedgerRow } from './ledger-drift.ts';

/** Every booking of a property with what was paid for it and written about it, as of one instant. */
export async function readBookingFacts(db: Kysely<Schema>, propertyId: PropertyId): Promise<BookingFacts[]> {
  const { rows } = await sql<BookingFacts>`
    WITH given_back AS (
      SELECT attempt_id, sum(amount) AS amount
      FROM refund WHERE property_id = ${propertyId} GROUP BY attempt_id
    ), paid AS (
      SELECT attempt.reservation_id, sum(attempt.amount - coalesce(given_back.amount, 0))::bigint AS kept
      FROM payment_attempt AS attempt LEFT JOIN given_back USING (attempt_id)
      WHERE attempt.property_id = ${propertyId} AND attempt.status = 'paid'
      GROUP BY attempt.reservation_id
    ), written AS (
      SELECT payload->>'reservationId' AS reservation_id,
        count(*) FILTER (WHERE kind = 'guest-confirmation')::int AS mails,
        count(*) FILTER (WHERE kind = 'hotel-notification')::int AS notes,
        count(*) FILTER (WHERE kind = 'company-booking')::int AS company_mails,
        count(*) FILTER (WHERE kind IN ('hotel-changed', 'hotel-pre-check-in'))::int AS change_notes
      FROM outbox WHERE property_id = ${propertyId} GROUP BY 1
    ), changed AS (
      SELECT reservation_id, count(*)::int AS changes
      FROM reservation_change WHERE property_id = ${propertyId} AND status = 'applied' GROUP BY 1
    )
    SELECT property.code AS "propertyCode", reference_number AS "referenceNumber", status, currency,
      gross AS "grossMinor", voucher_amount AS "voucherMinor", due_now AS "dueNowMinor",
      (SELECT coalesce(sum((part->>'minor')::bigint), 0)::bigint FROM jsonb_array_elements(due_later) AS part)
        AS "dueLaterMinor",
      due_at_hotel AS "dueAtHotelMinor", due_on_invoice AS "dueOnInvoiceMinor",
      company IS NOT NULL AS "isOfCompany", coalesce(kept, 0) AS "keptMinor",
      coalesce(mails, 0) AS mails, coalesce(notes, 0) AS notes, coalesce(company_mails, 0) AS "companyMails",
      coalesce(changes, 0) AS changes, coalesce(change_notes, 0) AS "changeNotes"
    FROM reservation
    JOIN property USING (property_id)
    LEFT JOIN paid USING (reservation_id)
    LEFT JOIN changed USING (reservation_id)
    LEFT JOIN written ON written.reservation_id = reservation.reservation_id::text
    WHERE reservation.property_id = ${propertyId}
    ORDER BY reservation.created_at, reference_number`.execute(db);
  return rows;
}

/** Every payment attempt of every property with its refunds, as of one instant. */
export async function readLedgerRows(db: Kysely<Schema>): Promise<LedgerRow[]> {
  const { rows } = await sql<Omit<LedgerRow, 'money'> & Money>`
    WITH given_back AS (
      SELECT property_id, attempt_id,
        sum(amount) FILTER (WHERE refunded_at IS NOT NULL)::bigint AS refunded,
        sum(amount) FILTER (WHERE refunded_at IS NULL)::bigint AS refunding,
        min(created_at) FILTER (WHERE refunded_at IS NULL) AS refunding_since
      FROM refund GROUP BY property_id, attempt_id
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
    UNION ALL
    SELECT card.property_id, card.attempt_id, property.code, 'a card of an account', card.status, 0,
      property.definition #>> '{property,currency}', card.created_at, 0, 0, NULL
    FROM account_card_request AS card
    JOIN property USING (property_id)
    ORDER BY "createdAt", "attemptId"`.execute(db);
  return rows.map(({ minor, currency, ...row }) => ({ ...row, money: { minor, currency } }));
}

/** Every invoice of a property with what was paid of it and written about that, as of one instant. */
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
      coalesce(sum(kept), 0)::bigint AS "keptMinor",
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
