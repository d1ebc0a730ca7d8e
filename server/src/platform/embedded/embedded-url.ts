import type { Postmaster } from './postmaster-file.ts';

/** The only account in the embedded database; only the owner of its socket can connect. */
export const EMBEDDED_USER = 'portico';

/** The connection URL of one database of a running embedded PostgreSQL. */
export function embeddedUrl({ port, socketFolder }: Postmaster, database: string): string {
  if (socketFolder === '') return `postgres://${EMBEDDED_USER}@127.0.0.1:${port}/${database}`;
  return `postgres://${EMBEDDED_USER}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`;
}
