import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { clusterUrl } from './cluster-url.ts';

/** `before` the database has the COMMIT, or `after` it has carried it out and before anybody hears of it. */
export type Cut = 'before' | 'after';

/** A proxy before the cluster of this run that loses connections when told. */
export interface CutProxy {
  /** The URL of a database by way of this proxy. */
  url(database: string): string;
  /** Loses the connection at the next COMMIT, or at a later one: 2 is the one after the next. */
  cutCommit(cut: Cut, nth?: number): void;
  /** How many connections were cut. */
  cuts(): number;
  close(): Promise<void>;
}

const COMMIT = Buffer.from('commit\0');

export async function startCutProxy(): Promise<CutProxy> {
  let cut: Cut | undefined;
  let commitsLeft = 0;
  let cuts = 0;
  const open = new Set<Socket>();

  function isToBeCut(message: Buffer): boolean {
    if (cut === undefined || !message.includes(COMMIT)) return false;
    return --commitsLeft === 0;
  }

  const server = createServer((client) => {
    const cluster = connectToCluster();
    let isAnswerLost = false;
    const lose = () => {
      client.destroy();
      cluster.destroy();
    };
    for (const socket of [client, cluster]) {
      open.add(socket);
      socket.on('error', lose);
      socket.on('close', () => {
        open.delete(socket);
        lose();
      });
    }
    client.on('data', (message) => {
      if (!isToBeCut(message)) return cluster.write(message);
      cuts++;
      if (cut === 'before') return lose();
      isAnswerLost = true;
      return cluster.write(message);
    });
    cluster.on('data', (message) => (isAnswerLost ? lose() : client.write(message)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    url: (database) => {
      const { username } = new URL(clusterUrl(database));
      return `postgres://${username}@127.0.0.1:${port}/${database}`;
    },
    cutCommit: (when, nth = 1) => {
      cut = when;
      commitsLeft = nth;
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function connectToCluster(): Socket {
  const { hostname, port, searchParams } = new URL(clusterUrl('postgres'));
  const folder = searchParams.get('host');
  return folder === null
    ? createConnection(Number(port), hostname)
    : createConnection(`${folder}/.s.PGSQL.${port}`);
}
