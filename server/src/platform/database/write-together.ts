import { sql, type OperationNodeSource, type Transaction } from 'kysely';
import type { Schema } from './schema.types.ts';

/**
 * An INSERT, UPDATE or DELETE for `writeTogether` to run. Functions that return one are named …Write or …Writes;
 * testing/writes.test.ts finds one that is awaited or dropped.
 */
export type Write = OperationNodeSource;

/**
 * Runs several writes as one statement, in one round trip. None sees the others' changes: no two may write the same
 * row.
 */
export async function writeTogether(tx: Transaction<Schema>, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const named = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} AS (${write})`);
  await sql`WITH ${sql.join(named)} SELECT 1`.execute(tx);
}
