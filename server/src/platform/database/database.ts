import {
  Kysely,
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { columnValues } from './column-values.ts';
import { isConnectionLost } from './connection-lost.ts';
import { lendingPool } from './lent-connection.ts';
import type { Schema } from './schema.types.ts';

/**
 * With the limits of every transaction, in one message. A list among the parameters looks cheaper to PostgreSQL where it
 * plans for that very list, so that it would plan anew each time: half of what such a statement takes.
 */
const beginOf = (statementTimeoutMs: number) => `
  START TRANSACTION ISOLATION LEVEL READ COMMITTED;
  SET LOCAL lock_timeout = '3s';
  SET LOCAL statement_timeout = ${statementTimeoutMs};
  SET LOCAL plan_cache_mode = force_generic_plan`;

/**
 * PostgreSQL whose transactions are read committed, wait 3 s for a lock and run a statement no longer than told; one
 * that asks for an isolation level of its own has no such limits.
 */
class TransactionDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #begin: string;

  constructor(pool: PostgresPool, statementTimeoutMs: number) {
    super({ pool });
    this.#pool = pool;
    this.#begin = beginOf(statementTimeoutMs);
  }

  override createDriver(): Driver {
    return new TransactionDriver(this.#pool, this.#begin);
  }
}

class TransactionDriver extends PostgresDriver {
  readonly #begin: string;

  constructor(pool: PostgresPool, begin: string) {
    super({ pool });
    this.#begin = begin;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== undefined) return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // PostgreSQL rolls back what a lost connection leaves. Why it was rolled back is what the caller has to learn.
      if (!isConnectionLost(error)) throw error;
    }
  }
}

export interface Database {
  readonly kysely: Kysely<Schema>;
  /** `isFull`: its disk had no room for a statement, and room was not found since. */
  readonly disk: { isFull: boolean };
  /** Waits for running statements, then closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly log: { error(facts: object, message: string): void };
  readonly maxConnections: number;
  /** Longest wait for a connection, milliseconds; 3 s unless told. */
  readonly connectionTimeoutMs?: number;
  /** Longest run of one statement of a transaction, its waits for others included, milliseconds; 5 s unless told. */
  readonly statementTimeoutMs?: number;
}

const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * Opens a pool of connections to a PostgreSQL. Connections are made when first needed, so a wrong URL shows at
 * the first statement, and one that is not had in time fails the statement that waits for it. `date` arrives as
 * 'YYYY-MM-DD' and `bigint` as a number (see column-values.ts).
 */
export function openDatabase(
  url: string,
  {
    log,
    maxConnections,
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: columnValues(),
  });
  let isClosing = false;
  // Without a listener, an idle connection that the server closes would end the process. One that is saying goodbye
  // may be cut off, and is no loss.
  pool.on('error', (error) => {
    if (!isClosing) log.error({ err: error }, 'an idle database connection was lost');
  });
  const disk = { isFull: false };
  const dialect = new TransactionDialect(lendingPool(pool, disk), statementTimeoutMs);
  const kysely = new Kysely<Schema>({ dialect });
  const close = () => {
    isClosing = true;
    return kysely.destroy();
  };
  return { kysely, disk, close };
}
