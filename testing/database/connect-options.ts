import type { NetConnectOpts } from 'node:net';
import path from 'node:path';

/** How to reach the cluster of a URL: by its port, or by its socket when the URL names a socket folder. */
export function connectOptionsOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const socketFolder = searchParams.get('host');
  return socketFolder === null
    ? { host: hostname, port: Number(port) }
    : { path: path.join(socketFolder, `.s.PGSQL.${port}`) };
}
