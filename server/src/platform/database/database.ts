import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnValues } from './column-values.ts';
import type { Schema } from './schema.types.ts';

export interface Database {
  readonly kysely: Kysely<Schema>;
  /** Waits for running statements, then closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly log: { error(facts: object, message: string): void };
  readonly maxConnections: number;
}

/**
 * Opens a pool of connections to a PostgreSQL. Connections are made when first needed, so a wrong URL shows at
 * the first statement. `date` arrives as 'YYYY-MM-DD' and `bigint` as a number (see column-values.ts).
 */
export function openDatabase(url: string, { log, maxConnections }: DatabaseOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, types: columnValues() });
  let isClosing = false;
  // Without a listener, an idle connection that the server closes would end the process. One that is saying goodbye
  // may be cut off, and is no loss.
  pool.on('error', (error) => {
    if (!isClosing) log.error({ err: error }, 'an idle database connection was lost');
  });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    isClosing = true;
    return kysely.destroy();
  };
  return { kysely, close };
}
