import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

const NO_SUCH_STATEMENT = '26000';
const STATEMENT_EXISTS = '42P05';
const PATIENCE_MS = 3_000;
const CONNECTION_TIMEOUT_MS = 10_000;
const NAME = 'portico_pooler_probe';

/**
 * Refuses a pooler that lends connections per transaction without tracking prepared statements. Two clients prepare the
 * same name, and one uses it while the other is in a transaction. Rule: docs/operating.md, "Failover and poolers".
 */
export async function refuseLossyPooler(url: string): Promise<void> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: PATIENCE_MS,
  };
  const one = new pg.Client(options);
  const other = new pg.Client(options);
  const runPrepared = (client: pg.Client) => client.query({ name: NAME, text: 'SELECT 1', values: [] });
  await one.connect();
  try {
    await other.connect();
    await runPrepared(one);
    await runPrepared(other);
    await other.query('BEGIN');
    await runPrepared(one);
    await other.query('ROLLBACK');
  } catch (error) {
    if (isMixedUp(error))
      throw new CannotStart(
        'the pooler of DATABASE_URL loses prepared statements: set DATABASE_PREPARED=off, or use PgBouncer 1.21 or later with max_prepared_statements above 0',
      );
    // A pooler with one connection waits for the transaction; it passed the first half.
    if (!isOverTime(error)) throw error;
  } finally {
    await one.end();
    await other.end();
  }
}

const isOverTime = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

function isMixedUp(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === NO_SUCH_STATEMENT || code === STATEMENT_EXISTS;
}
