import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookingFacts } from './booking-drift.ts';
import type { LedgerRow } from './ledger-drift.ts';

/** Every booking of a property with what was paid for it and written about it, as of one instant. */
export async function readBookingFacts(db: Kysely<Schema>, propertyId: PropertyId): Promise<BookingFacts[]> {
  const { rows } = await sql<{
    code: string;
    reference_number: string;
    status: ReservationStatus;
    currency: CurrencyCode;
    due_now: number;
    kept: number;
    mails: number;
    notes: number;
  }>`
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
        count(*) FILTER (WHERE kind = 'hotel-notification')::int AS notes
      FROM outbox WHERE property_id = ${propertyId} GROUP BY 1
    )
    SELECT property.code, reference_number, status, currency, due_now,
      coalesce(kept, 0) AS kept, coalesce(mails, 0) AS mails, coalesce(notes, 0) AS notes
    FROM reservation
    JOIN property USING (property_id)
    LEFT JOIN paid USING (reservation_id)
    LEFT JOIN written ON written.reservation_id = reservation.reservation_id::text
    WHERE reservation.property_id = ${propertyId}
    ORDER BY reservation.created_at, reference_number`.execute(db);
  return rows.map((row) => ({
    propertyCode: row.code,
    referenceNumber: row.reference_number,
    status: row.status,
    currency: row.currency,
    dueNowMinor: row.due_now,
    keptMinor: row.kept,
    mails: row.mails,
    notes: row.notes,
  }));
}

/** Every payment attempt of every property with its refunds, as of one instant. */
export async function readLedgerRows(db: Kysely<Schema>): Promise<LedgerRow[]> {
  const { rows } = await sql<{
    property_id: PropertyId;
    attempt_id: PaymentAttemptId;
    code: string;
    reference_number: string;
    status: string;
    amount: number;
    currency: CurrencyCode;
    created_at: Date;
    refunded: number;
    refunding: number;
    refunding_since: Date | null;
  }>`
    WITH given_back AS (
      SELECT property_id, attempt_id,
        sum(amount) FILTER (WHERE refunded_at IS NOT NULL)::bigint AS refunded,
        sum(amount) FILTER (WHERE refunded_at IS NULL)::bigint AS refunding,
        min(created_at) FILTER (WHERE refunded_at IS NULL) AS refunding_since
      FROM refund GROUP BY property_id, attempt_id
    )
    SELECT attempt.property_id, attempt.attempt_id, property.code, reservation.reference_number,
      attempt.status, attempt.amount, attempt.currency, attempt.created_at,
      coalesce(refunded, 0) AS refunded, coalesce(refunding, 0) AS refunding, refunding_since
    FROM payment_attempt AS attempt
    JOIN property USING (property_id)
    JOIN reservation USING (property_id, reservation_id)
    LEFT JOIN given_back USING (property_id, attempt_id)
    ORDER BY attempt.created_at, attempt.attempt_id`.execute(db);
  return rows.map((row) => ({
    propertyId: row.property_id,
    attemptId: row.attempt_id,
    propertyCode: row.code,
    referenceNumber: row.reference_number,
    status: row.status,
    money: { minor: row.amount, currency: row.currency },
    createdAt: row.created_at,
    refundedMinor: row.refunded,
    refundingMinor: row.refunding,
    refundingSince: row.refunding_since,
  }));
}
