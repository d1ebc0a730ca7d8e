import { errorCode } from '../error-code.ts';
import pg from 'pg';

const ADMIN_SHUTDOWN = '57P01';
const CRASH_SHUTDOWN = '57P02';
const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';
const LOST = [ADMIN_SHUTDOWN, CRASH_SHUTDOWN, CANNOT_CONNECT_NOW, TOO_MANY_CONNECTIONS];
const CONNECTION_EXCEPTION = '08';

const lostSockets = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** `pg` gives these no code. */
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
 * Whether the connection to the database broke, or could not be made just now. A statement that failed so may have
 * been carried out or not.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (error instanceof pg.DatabaseError)
    return LOST.includes(code ?? '') || code?.startsWith(CONNECTION_EXCEPTION) === true;
  // The socket of a database that is being restarted is a file that is not there.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return lostSockets.includes(code ?? '') || lostClients.includes(error.message);
}

/** Whether no connection was had in the time that a request waits for one. */
export function isConnectionTimeout(error: unknown): boolean {
  return error instanceof Error && timeouts.includes(error.message);
}
