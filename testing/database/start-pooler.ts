import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { clusterUrl } from './cluster-url.ts';
import { connectOptionsOf } from './connect-options.ts';

export interface Pooler {
  url(database: string): string;
  close(): Promise<void>;
}

/** A connection to PostgreSQL, lent for one transaction. */
interface Backend {
  readonly socket: Socket;
  reader: ((message: Buffer) => void) | undefined;
}

/**
 * Lends connections per transaction, like PgBouncer with `max_prepared_statements` 0: a client's prepared statements
 * stay on the connection it had at the time.
 */
export async function startPooler(): Promise<Pooler> {
  const idle: Backend[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    sockets.add(client.on('error', () => undefined));
    serve(client, async (startup) => idle.pop() ?? openBackend(startup, sockets), idle);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (database) => `postgres://${new URL(clusterUrl(database)).username}@127.0.0.1:${port}/${database}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const authenticated = message('R', Buffer.from([0, 0, 0, 0]));

function serve(client: Socket, lend: (startup: Buffer) => Promise<Backend>, idle: Backend[]): void {
  let startup: Buffer | undefined;
  let backend: Promise<Backend> | undefined;
  const read = messages((one) => {
    if (startup === undefined) {
      startup = one;
      client.write(Buffer.concat([authenticated, ready]));
      return;
    }
    if (one[0] === 'X'.charCodeAt(0)) {
      client.end();
      return;
    }
    backend ??= lend(startup);
    void backend.then((lent) => {
      lent.reader = (answer) => {
        client.write(answer);
        if (!answer.equals(ready)) return;
        lent.reader = undefined;
        backend = undefined;
        idle.push(lent);
      };
      lent.socket.write(one);
    });
  }, true);
  client.on('data', read);
}

async function openBackend(startup: Buffer, sockets: Set<Socket>): Promise<Backend> {
  const target: NetConnectOpts = connectOptionsOf(clusterUrl('postgres'));
  const socket = connect({ ...target, noDelay: true });
  sockets.add(socket.on('error', () => undefined));
  const backend: Backend = { socket, reader: undefined };
  await new Promise<void>((resolve) => {
    backend.reader = (answer) => {
      if (answer.equals(ready)) resolve();
    };
    socket.on(
      'data',
      messages((answer) => backend.reader?.(answer), false),
    );
    socket.write(startup);
  });
  return backend;
}

/** Splits a stream into messages; a client's first one has no type before its length. */
function messages(take: (message: Buffer) => void, isClient: boolean): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let at = isClient ? 0 : 1;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= at + 4 && rest.length >= at + rest.readInt32BE(at)) {
      const end = at + rest.readInt32BE(at);
      const one = rest.subarray(0, end);
      rest = rest.subarray(end);
      at = 1;
      take(one);
    }
  };
}
