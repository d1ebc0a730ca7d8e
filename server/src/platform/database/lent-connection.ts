import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';

/**
 * A pool that takes no broken connection back. PostgreSQL says that it ends a connection before the socket closes, and
 * in between the pool would lend the connection to the next.
 */
export function lendingPool(pool: pg.Pool): PostgresPool {
  // A connection that breaks between two statements says so here; whoever has it learns of it at the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => lent(await pool.connect()),
    end: () => pool.end(),
  };
}

function lent(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      isBroken ||= isConnectionLost(error);
      throw error;
    }
  };
  return {
    // Nothing reads by a cursor, the other way to ask.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}
