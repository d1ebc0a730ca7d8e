import { sql, type OperationNodeSource, type Transaction } from 'kysely';
import type { Schema } from './schema.types.ts';

/**
 * An INSERT, UPDATE or DELETE that is still to be run: `writeTogether` does. Functions that give one end in Write or Writes;
 * testing/writes.test.ts finds one that is awaited or left.
 */
export type Write = OperationNodeSource;

/**
 * Runs writes in one statement, so that the database is asked once. None of them sees what another writes: no two may
 * write the same row.
 */
export async function writeTogether(tx: Transaction<Schema>, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const named = writes.map((write, index) => sql`${sql.ref(`write_${index}`)} AS (${write})`);
  await sql`WITH ${sql.join(named)} SELECT 1`.execute(tx);
}
