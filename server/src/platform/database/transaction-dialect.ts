import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely';
import { isConnectionLost } from './connection-lost.ts';

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
export class TransactionDialect extends PostgresDialect {
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
