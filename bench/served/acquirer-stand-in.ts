import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { ServedOptions } from './served-options.ts';

/**
 * Runs `work` beside a payment provider that approves every charge at once and keeps nothing: how long a real one
 * takes is no figure of ours. It speaks the protocol of docs/sandbox-acquirer.md as far as a charge needs.
 */
export async function withAcquirer<T>(work: (acquirer: ServedOptions['acquirer']) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    void charge(request).then((answer) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await work({ url: `http://127.0.0.1:${port}`, secret: 'a-secret-of-the-benchmark' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function charge(request: IncomingMessage): Promise<object> {
  const { reference, amount, currency } = (await json(request)) as Record<string, unknown>;
  const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040 };
  return { reference, id: `ch_${String(reference)}`, status: 'paid', amount, currency, card };
}
