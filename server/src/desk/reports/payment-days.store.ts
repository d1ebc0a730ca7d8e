import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { sql, type Kysely } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** What one provider took and gave back on one local day, in minor units. */
export interface PaidOfDay {
  readonly date: LocalDate;
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly payments: number;
  readonly paidMinor: number;
  readonly refunds: number;
  readonly refundedMinor: number;
}

/** From `begin` until before `end`, in order. Days on which nothing moved are not in it. */
export async function readPaymentDays(
  db: Kysely<Schema>,
  { propertyId, definition }: Hotel,
  { begin, end }: { readonly begin: Date; readonly end: Date },
): Promise<PaidOfDay[]> {
  const { rows } = await sql<PaidOfDay>`
    WITH moved AS (
      SELECT settled_at AS at, provider, currency, amount AS paid, NULL::bigint AS refunded
      FROM payment_attempt
      WHERE property_id = ${propertyId} AND status = 'paid' AND settled_at >= ${begin} AND settled_at < ${end}
      UNION ALL
      SELECT refund.refunded_at, attempt.provider, refund.currency, NULL, refund.amount
      FROM refund
      JOIN payment_attempt AS attempt ON attempt.property_id = ${propertyId} AND attempt.attempt_id = refund.attempt_id
      WHERE refund.property_id = ${propertyId} AND refund.refunded_at >= ${begin} AND refund.refunded_at < ${end}
    )
    SELECT (at AT TIME ZONE ${definition.property.timeZone})::date AS date, provider, currency,
      count(paid)::int AS payments, coalesce(sum(paid), 0)::bigint AS "paidMinor",
      count(refunded)::int AS refunds, coalesce(sum(refunded), 0)::bigint AS "refundedMinor"
    FROM moved GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db);
  return rows;
}
