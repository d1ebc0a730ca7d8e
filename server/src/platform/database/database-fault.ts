import pg from 'pg';
import { errorCode } from '../error-code.ts';
import { isConnectionTimeout } from './connection-lost.ts';

const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];
const UNKNOWN_HOST = ['EAI_AGAIN', 'ENOTFOUND'];

/**
 * Why a database cannot be used, as a sentence for the operator, without the data sent to it; undefined for any other
 * error. `url`: as configured; its password is never repeated.
 */
export function databaseFault(error: unknown, url: string): string | undefined {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  const where = host.startsWith('/') ? host : `${host}:${port}`;
  if (error instanceof pg.DatabaseError) return faultOfDatabaseError(error, { where, user, database });
  if (!(error instanceof Error)) return undefined;
  const code = errorCode(error) ?? '';
  const isOfSocket = 'syscall' in error && error.syscall === 'connect';
  if (UNKNOWN_HOST.includes(code) && 'hostname' in error && error.hostname === host)
    return `the host of the database, ${host}, is unknown: correct DATABASE_URL`;
  // If a name has several addresses, the error for all of them has no such mark.
  if ((AWAY.includes(code) && (isOfSocket || error instanceof AggregateError)) || isConnectionTimeout(error))
    return `no database answers at ${where}: start it, or correct DATABASE_URL`;
  if (
    /SSL|TLS|certificate/i.test(error.message) ||
    /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)
  )
    return `the database at ${where} cannot be reached by TLS (${error.message}): correct sslmode in DATABASE_URL`;
  if (error.message === 'Connection terminated unexpectedly')
    return `what answers at ${where} ended the connection: correct DATABASE_URL if it is no PostgreSQL`;
  return undefined;
}

interface ConnectionFacts {
  readonly where: string;
  readonly user: string;
  readonly database: string;
}

function faultOfDatabaseError(
  { code, message }: pg.DatabaseError,
  { where, user, database }: ConnectionFacts,
): string | undefined {
  switch (code ?? '') {
    case '28P01':
      return `the database at ${where} refuses the password of “${user}”: correct it in DATABASE_URL`;
    case '28000':
      return `the database at ${where} does not let “${user}” in (${message}): correct DATABASE_URL, or pg_hba.conf`;
    case '3D000':
      return `there is no database “${database}” at ${where}: create it, or correct DATABASE_URL`;
    case '42501':
      return `“${user}” lacks a right in the database “${database}” (${message}): docs/operating.md, “The role”`;
    case '25006':
      return `the database at ${where} takes no writes: DATABASE_URL has to name the primary`;
    case '53100':
      return `the disk of the database at ${where} is full`;
    case '53300':
      return `the database at ${where} has no connection left: raise its max_connections, or lower DATABASE_CONNECTIONS`;
    case '57P01':
    case '57P03':
      return `the database at ${where} takes no connections yet (${message}): start Portico again in a moment`;
    default:
      // A pooler's own refusals have this code too.
      return code?.startsWith('08') === true
        ? `the database at ${where} refuses the connection (${message}): correct DATABASE_URL`
        : undefined;
  }
}
