import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';

/** Returns once each transaction that is open now, of any test, has ended. */
export async function afterOpenTransactions({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    SELECT pg_snapshot_xmax(pg_current_snapshot()) AS next`.execute(kysely);
  const next = rows[0]?.next ?? '';
  for (let isOver = false; !isOver;) {
    const answer = await sql<{ isOver: boolean }>`
      SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 AS "isOver"`.execute(kysely);
    isOver = answer.rows[0]?.isOver ?? false;
  }
}
