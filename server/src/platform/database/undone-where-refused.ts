import type { Refusal, Result } from '@portico/domain/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.types.ts';

/**
 * A part of a transaction: what `work` did is undone where it refuses, and only that. Not to be used within itself. What
 * is thrown ends the whole transaction.
 */
export async function undoneWhereRefused<T, R extends Refusal>(
  tx: Transaction<Schema>,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  await sql`SAVEPOINT part`.execute(tx);
  const result = await work();
  await (result.ok ? sql`RELEASE SAVEPOINT part` : sql`ROLLBACK TO SAVEPOINT part`).execute(tx);
  return result;
}
