import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { isOutOfRoom } from './out-of-room.ts';
import { isPlanOutdated } from './plan-outdated.ts';
import type { Lease, OnLease } from '../traces/traces.ts';
import type { PreparedNames } from './prepared-names.ts';

interface LendingFacts {
  readonly names: PreparedNames;
  readonly disk: { isFull: boolean };
  readonly onLease?: OnLease | undefined;
}

/**
 * A pool that discards broken connections, notes a full disk, and prepares repeated statements. PostgreSQL reports the
 * end of a connection before the socket closes; in between, the pool would lend it again.
 */
export function lendingPool(
  pool: pg.Pool,
  { names, disk, onLease = () => undefined }: LendingFacts,
): PostgresPool {
  // A connection that breaks between two statements raises this; its user learns of it at the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      const lease = onLease();
      try {
        return lent(await pool.connect(), names, disk, lease);
      } catch (error) {
        lease?.end(error);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

function lent(
  client: pg.PoolClient,
  names: PreparedNames,
  disk: { isFull: boolean },
  lease: Lease | undefined,
): PostgresPoolClient {
  let isBroken = false;
  let lastError: unknown;
  const runQuery = (text: string, values: unknown[]) =>
    client.query({ name: values.length === 0 ? undefined : names.of(text), text, values });
  const query = async (text: string, values: unknown[]) => {
    lease?.ran(text);
    try {
      return await runQuery(text, values);
    } catch (error) {
      lastError = error;
      isBroken ||= isConnectionLost(error);
      disk.isFull ||= isOutOfRoom(error);
      if (!isPlanOutdated(error)) throw error;
      names.renew();
      // Inside a transaction this aborts it, and the whole transaction is retried.
      if (client.getTransactionStatus() !== 'I') throw error;
      return runQuery(text, values);
    }
  };
  return {
    // Nothing uses cursors, the other signature; Kysely's array is not shared.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release(isBroken);
      lease?.end(lastError);
    },
  };
}
