import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { isOutOfRoom } from './out-of-room.ts';
import { isPlanOutdated } from './plan-outdated.ts';
import { preparedNames, type PreparedNames } from './prepared-names.ts';

/**
 * A pool that takes no broken connection back, notes a full disk, and prepares what is asked again and again. PostgreSQL says that it ends a
 * connection before the socket closes, and in between the pool would lend the connection to the next.
 */
export function lendingPool(pool: pg.Pool, disk: { isFull: boolean }): PostgresPool {
  // A connection that breaks between two statements says so here; whoever has it learns of it at the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = preparedNames();
  return {
    connect: async () => lent(await pool.connect(), names, disk),
    end: () => pool.end(),
  };
}

function lent(client: pg.PoolClient, names: PreparedNames, disk: { isFull: boolean }): PostgresPoolClient {
  let isBroken = false;
  const ask = (text: string, values: unknown[]) =>
    client.query({ name: values.length === 0 ? undefined : names.of(text), text, values });
  const query = async (text: string, values: unknown[]) => {
    try {
      return await ask(text, values);
    } catch (error) {
      isBroken ||= isConnectionLost(error);
      disk.isFull ||= isOutOfRoom(error);
      if (!isPlanOutdated(error)) throw error;
      names.renew();
      // A transaction is over by it, and tried again as a whole.
      if (client.getTransactionStatus() !== 'I') throw error;
      return ask(text, values);
    }
  };
  return {
    // Nothing reads by a cursor, the other way to ask; Kysely hands over an array that is nobody else's.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}
