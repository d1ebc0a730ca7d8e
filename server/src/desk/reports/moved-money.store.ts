import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** Instants of a period; `end` is the first after it. */
interface Instants {
  readonly begin: Date;
  readonly end: Date;
}

/** A provider, or a way of paying at the hotel. */
interface Way {
  readonly isAtHotel: boolean;
  readonly way: string;
  readonly currency: CurrencyCode;
}

/** What moved one way on one local day, in minor units. */
export interface MovedOnDay extends Way {
  readonly date: LocalDate;
  readonly payments: number;
  readonly paidMinor: number;
  readonly refunds: number;
  readonly refundedMinor: number;
}

/** A payment, or one that went back. */
export interface MovedPayment extends Way {
  readonly at: Date;
  readonly id: string;
  readonly kind: 'paid' | 'given-back';
  readonly reference: string | null;
  readonly number: string | null;
  readonly invoice: string | null;
  readonly minor: number;
}

/** In order. Days on which nothing moved are not in it. */
export async function readMovedByDay(
  db: Kysely<Schema>,
  hotel: Hotel,
  instants: Instants,
): Promise<MovedOnDay[]> {
  const { rows } = await sql<MovedOnDay>`
    SELECT (at AT TIME ZONE ${hotel.definition.property.timeZone})::date AS date, is_at_hotel AS "isAtHotel", way,
      currency,
      count(*) FILTER (WHERE kind = 'paid')::int AS payments,
      coalesce(sum(minor) FILTER (WHERE kind = 'paid'), 0)::bigint AS "paidMinor",
      count(*) FILTER (WHERE kind = 'given-back')::int AS refunds,
      coalesce(sum(minor) FILTER (WHERE kind = 'given-back'), 0)::bigint AS "refundedMinor"
    FROM (${movedQuery(hotel, instants)}) AS moved GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`.execute(db);
  return rows;
}

/** The latest first, after the payment named. */
export async function readMovedPayments(
  db: Kysely<Schema>,
  hotel: Hotel,
  instants: Instants,
  { after, limit }: { readonly after: Pick<MovedPayment, 'at' | 'id'> | null; readonly limit: number },
): Promise<MovedPayment[]> {
  const isAfter = after === null ? sql`true` : sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { propertyId } = hotel;
  const { rows } = await sql<MovedPayment>`
    SELECT moved.at, moved.id, moved.kind, moved.is_at_hotel AS "isAtHotel", moved.way, moved.currency, moved.minor,
      moved.reference, reservation.reference_number AS number, invoice.number AS invoice
    FROM (SELECT * FROM (${movedQuery(hotel, instants)}) AS each WHERE ${isAfter}
      ORDER BY at DESC, id DESC LIMIT ${limit}) AS moved
    LEFT JOIN invoice ON invoice.property_id = ${propertyId} AND invoice.invoice_id = moved.invoice_id
    LEFT JOIN reservation ON reservation.property_id = ${propertyId}
      AND reservation.reservation_id = coalesce(moved.reservation_id, invoice.reservation_id)
    ORDER BY moved.at DESC, moved.id DESC`.execute(db);
  return rows;
}

/** All that was paid and given back, at providers and at the hotel. Rule: docs/reports.md, "Payments". */
function movedQuery({ propertyId }: Hotel, { begin, end }: Instants): RawBuilder<unknown> {
  return sql`
    SELECT settled_at AS at, attempt_id AS id, 'paid' AS kind, false AS is_at_hotel, provider AS way, currency,
      amount AS minor, provider_reference AS reference, reservation_id, invoice_id
    FROM payment_attempt
    WHERE property_id = ${propertyId} AND status = 'paid' AND settled_at >= ${begin} AND settled_at < ${end}
    UNION ALL
    SELECT refund.refunded_at, refund_id, 'given-back', false, attempt.provider, refund.currency, refund.amount,
      attempt.provider_reference, attempt.reservation_id, attempt.invoice_id
    FROM refund
    JOIN payment_attempt AS attempt ON attempt.property_id = ${propertyId} AND attempt.attempt_id = refund.attempt_id
    WHERE refund.property_id = ${propertyId} AND refund.refunded_at >= ${begin} AND refund.refunded_at < ${end}
    UNION ALL
    SELECT paid.created_at, payment_id, paid.kind, true, way, currency, paid.amount, NULL, paid.reservation_id, NULL
    FROM desk_payment AS paid JOIN reservation USING (property_id, reservation_id)
    WHERE paid.property_id = ${propertyId} AND paid.created_at >= ${begin} AND paid.created_at < ${end}`;
}
