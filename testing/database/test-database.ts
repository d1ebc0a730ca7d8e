import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import type { CutProxy } from './cut-proxy.ts';
import { clusterUrl, TEMPLATE_DATABASE } from './cluster-url.ts';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly database: Database;
  /** Closes the pool and removes the database, even with open connections. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** An empty database without tables, for the tests of the migration runner. */
  readonly empty?: boolean;
  /** The database to copy in place of the migrated template; it has no connections. */
  readonly template?: string;
  /** Connections of the pool; 20 by default. */
  readonly maxConnections?: number;
  /** Connections go through this proxy, and may be lost. */
  readonly proxy?: CutProxy;
}

/** A busy machine may be slow. Of forty requests for one night, the last waits for all others. */
const CONNECTION_TIMEOUT_MS = 300_000;
const STATEMENT_TIMEOUT_MS = 300_000;

/**
 * A database of its own for one test file, copied from the migrated template. A lost connection fails the test, except
 * through a proxy.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = options.empty ? 'template0' : (options.template ?? TEMPLATE_DATABASE);
  // A throwaway cluster need not be flushed to disk, so its files may be copied as they are.
  await onCluster(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const { proxy, maxConnections = 20 } = options;
  const url = clusterUrl(name);
  const error = (facts: object, message: string) => {
    if (proxy === undefined) throw new Error(message, { cause: facts });
  };
  const database = openDatabase(proxy?.url(name) ?? url, {
    log: { error },
    maxConnections,
    connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  return {
    name,
    url,
    database,
    drop: async () => {
      await database.close();
      await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

let cluster: pg.Pool | undefined;

/** Uses one connection per process, as databases come and go with each test. */
async function onCluster(statement: string): Promise<void> {
  cluster ??= oneConnection();
  await cluster.query(statement);
}

function oneConnection(): pg.Pool {
  const pool = new pg.Pool({ connectionString: clusterUrl('postgres'), max: 1, allowExitOnIdle: true });
  // Harmless while idle: the cluster may end before this process does.
  return pool.on('error', () => undefined);
}
