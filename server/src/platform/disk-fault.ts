import { errorCode } from './error-code.ts';

const FULL = ['ENOSPC', 'EDQUOT'];
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

function isDiskFull(error: unknown): boolean {
  return FULL.includes(errorCode(error) ?? '');
}

/** Why a file or folder could not be written, as a sentence for the operator; undefined for any other error. */
export function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const place = 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
  if (isDiskFull(error)) return `the disk is full: ${place} cannot be written`;
  const code = errorCode(error);
  const isOfSocket = 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'connect');
  return UNWRITABLE.includes(code ?? '') && !isOfSocket
    ? `${place} cannot be written (${code}): give the user that runs Portico that right, or name another DATA_DIR`
    : undefined;
}
