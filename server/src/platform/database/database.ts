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
import type { OnLease } from '../traces/traces.ts';
import { noNames, preparedNames } from './prepared-names.ts';
import type { Schema } from './schema.types.ts';

/**
 * Sets the limits and the plan mode of each transaction in one message. By default PostgreSQL plans a statement with a
 * list parameter again each time, because a plan for that very list looks cheaper: half of such a statement's time.
 */
const beginOf = (statementTimeoutMs: number) => `
  START TRANSACTION ISOLATION LEVEL READ COMMITTED;
  SET LOCAL lock_timeout = '3s';
  SET LOCAL statement_timeout = ${statementTimeoutMs};
  SET LOCAL plan_cache_mode = force_generic_plan`;

/**
 * A dialect with transactions that are read committed, wait 3 s for a lock, and limit the time of a statement. A
 * transaction that sets an isolation level has no such limits.
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
      // PostgreSQL rolls back on a lost connection. The caller needs the original error.
      if (!isConnectionLost(error)) throw error;
    }
  }
}

export interface Database {
  readonly kysely: Kysely<Schema>;
  /** `isFull`: the disk had no space for a statement, and none was found since. */
  readonly disk: { isFull: boolean };
  /** Waits for running statements, then closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly log: { error(facts: object, message: string): void };
  readonly maxConnections: number;
  /** Longest wait for a connection, milliseconds; default 3 s. */
  readonly connectionTimeoutMs?: number;
  /** Longest run of one statement in a transaction, lock waits included, milliseconds; default 5 s. */
  readonly statementTimeoutMs?: number;
  /** Whether repeated statements are prepared by name; default true. */
  readonly preparesStatements?: boolean;
  /** Called for each connection that is lent. */
  readonly onLease?: OnLease | undefined;
}

const CONNECTION_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * Opens a connection pool to PostgreSQL. Connections are opened on demand, so a wrong URL shows at the first statement.
 * Without a connection in time, the waiting statement fails. `date` is read as 'YYYY-MM-DD' and `bigint` as a number
 * (see column-values.ts).
 */
export function openDatabase(
  url: string,
  {
    log,
    maxConnections,
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    preparesStatements = true,
    onLease,
  }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: columnValues(),
  });
  let isClosing = false;
  // Without a listener, an idle connection closed by the server would end the process. A broken one that is closing is
  // no loss.
  pool.on('error', (error) => {
    if (!isClosing) log.error({ err: error }, 'an idle database connection was lost');
  });
  const disk = { isFull: false };
  const names = preparesStatements ? preparedNames() : noNames;
  const dialect = new TransactionDialect(lendingPool(pool, { names, disk, onLease }), statementTimeoutMs);
  const kysely = new Kysely<Schema>({ dialect });
  const close = () => {
    isClosing = true;
    return kysely.destroy();
  };
  return { kysely, disk, close };
}
