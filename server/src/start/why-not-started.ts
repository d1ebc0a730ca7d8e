import type { Config } from '../config/config-types.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { databaseFault } from '../platform/database/database-fault.ts';
import { diskFault } from '../platform/disk-fault.ts';
import { errorCode } from '../platform/error-code.ts';

/**
 * Why a start failed, as a sentence for the operator without a full stop; undefined for a defect. Rule:
 * docs/operating.md, "Startup errors".
 */
export function whyNotStarted(
  error: unknown,
  { host, port, database }: Pick<Config, 'host' | 'port' | 'database'>,
): string | undefined {
  if (error instanceof CannotStart) return error.message;
  return (
    listenFault(error, host, port) ??
    (database.kind === 'server' ? databaseFault(error, database.url) : undefined) ??
    diskFault(error)
  );
}

function listenFault(error: unknown, host: string, port: number): string | undefined {
  switch (errorCode(error) ?? '') {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is taken by another program: stop that, or set another PORT`;
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this computer: correct HOST`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return error instanceof Error && 'hostname' in error && error.hostname === host
        ? `${host} is no address of this computer: correct HOST`
        : undefined;
    case 'EACCES':
      return error instanceof Error && 'syscall' in error && error.syscall === 'listen'
        ? `this user may not listen at port ${port}: set PORT to 1024 or more`
        : undefined;
    default:
      return undefined;
  }
}
