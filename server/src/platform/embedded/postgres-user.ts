import { readFileSync } from 'node:fs';

/** The account that runs PostgreSQL; empty means our own. */
export interface PostgresUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root; a server started by root runs it as `nobody`. */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) };
}
