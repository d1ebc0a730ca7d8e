import { errorCode } from '../error-code.ts';
import pg from 'pg';

const ADMIN_SHUTDOWN = '57P01';
const CRASH_SHUTDOWN = '57P02';
const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';
/** Of a standby, during a failover: the connection leads to the wrong database. */
const READ_ONLY = '25006';
const LOST = [ADMIN_SHUTDOWN, CRASH_SHUTDOWN, CANNOT_CONNECT_NOW, TOO_MANY_CONNECTIONS, READ_ONLY];
const CONNECTION_EXCEPTION = '08';

const lostSockets = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** `pg` sets no code on these. */
const lostClients = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

const timeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
];

/**
 * Whether the connection to the database broke, could not be opened, or leads to a database that takes no writes. The
 * failed statement may or may not have run.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (error instanceof pg.DatabaseError)
    return LOST.includes(code ?? '') || code?.startsWith(CONNECTION_EXCEPTION) === true;
  // While a database restarts, its socket file is missing.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return lostSockets.includes(code ?? '') || lostClients.includes(error.message);
}

/** Whether a request got no connection in time. */
export function isConnectionTimeout(error: unknown): boolean {
  return error instanceof Error && timeouts.includes(error.message);
}
