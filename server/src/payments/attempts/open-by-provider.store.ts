import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

export interface OpenAtProvider {
  /** By its name in the ledger. */
  readonly provider: string;
  readonly attempts: number;
}

/**
 * Counts open attempts per provider that is not in `configured`: under way, or to be charged later. Sorted by name;
 * skips `none`. Rule: docs/operating.md, "Payment providers".
 */
export async function readOpenElsewhere(
  db: Kysely<Schema>,
  configured: readonly string[],
): Promise<readonly OpenAtProvider[]> {
  // Each condition matches a partial index of open attempts.
  const { rows } = await sql<OpenAtProvider>`
    SELECT provider, count(*) AS attempts
    FROM payment_attempt
    WHERE ((settled_at IS NULL AND purpose = 'booking') OR (settled_at IS NULL AND purpose = 'scheduled')
        OR (settled_at IS NULL AND purpose = 'change')
        OR (settled_at IS NULL AND purpose IN ('invoice', 'keep-card')))
      AND provider <> ALL (${['none', ...configured]}::text[])
    GROUP BY provider
    ORDER BY provider`.execute(db);
  return rows;
}
