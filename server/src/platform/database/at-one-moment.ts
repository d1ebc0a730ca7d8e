import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.types.ts';

/** All statements of `read` see one consistent snapshot of the database. */
export function atOneMoment<T>({ kysely }: Database, read: (tx: Kysely<Schema>) => Promise<T>): Promise<T> {
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
