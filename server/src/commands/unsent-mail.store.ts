import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export interface UnsentMail {
  readonly kind: string;
  /** Null where the booking is not known. */
  readonly referenceNumber: string | null;
  readonly tries: number;
  /** Without addresses; null when nothing has gone wrong yet. */
  readonly lastError: string | null;
}

/**
 * Makes every message of these kinds that was not sent due at `now`, in all hotels, and answers them, oldest first. One
 * that is being sent at this moment stays leased to its sender.
 */
export async function makeMailsDue(
  { kysely }: Database,
  kinds: readonly string[],
  now: Date,
): Promise<UnsentMail[]> {
  const { rows } = await sql<UnsentMail>`
    WITH made_due AS (
      UPDATE outbox SET due_at = ${now}
      WHERE sent_at IS NULL AND kind = ANY (${kinds})
      RETURNING property_id, outbox_id, kind, payload, tries, last_error)
    SELECT made_due.kind, reservation.reference_number AS "referenceNumber", made_due.tries,
      made_due.last_error AS "lastError"
    FROM made_due
    LEFT JOIN reservation ON reservation.property_id = made_due.property_id
      AND reservation.reservation_id = (made_due.payload ->> 'reservationId')::uuid
    ORDER BY made_due.outbox_id`.execute(kysely);
  return rows;
}
