import type { Refusal, Result } from '@portico/domain/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.types.ts';

/** Undoes only the work of `work` if it refuses. Do not nest. An exception ends the whole transaction. */
export async function undoneWhereRefused<T, R extends Refusal>(
  tx: Transaction<Schema>,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  await sql`SAVEPOINT part`.execute(tx);
  const result = await work();
  await (result.ok ? sql`RELEASE SAVEPOINT part` : sql`ROLLBACK TO SAVEPOINT part`).execute(tx);
  return result;
}
