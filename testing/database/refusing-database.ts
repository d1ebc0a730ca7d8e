import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface RefusingDatabase {
  readonly port: number;
  close(): Promise<void>;
}

/** Speaks just enough of PostgreSQL's protocol to refuse every connection with the given PostgreSQL code. */
export async function startRefusingDatabase(code: string, message: string): Promise<RefusingDatabase> {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`).join('');
  const body = Buffer.from(`${fields}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + length.length);
  const refusal = Buffer.concat([Buffer.from('E'), length, body]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(refusal));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
