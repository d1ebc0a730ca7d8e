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
const BEGIN = `
  START TRANSACTION ISOLATION LEVEL READ COMMITTED;
  SET LOCAL lock_timeout = '3s';
  SET LOCAL statement_timeout = '5s';
  SET LOCAL plan_cache_mode = force_generic_plan`;

/**
 * PostgreSQL whose transactions are read committed, wait 3 s for a lock and run a statement for 5 s; one that asks for
 * an isolation level of its own has no such limits.
 */
export class TransactionDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new TransactionDriver({ pool: this.#pool });
  }
}

class TransactionDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel !== undefined) return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
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
