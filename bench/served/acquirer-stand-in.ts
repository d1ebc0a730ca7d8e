import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { ServedOptions } from './served-options.ts';

/**
 * Runs `work` beside a payment provider that approves every charge at once, in memory: a real one's latency is not ours
 * to measure. It speaks docs/sandbox-acquirer.md as far as a charge and the query of an unsettled one need.
 */
export async function withAcquirer<T>(work: (acquirer: ServedOptions['acquirer']) => Promise<T>): Promise<T> {
  const charges = new Map<string, object>();
  const server = createServer((request, response) => {
    const charged = request.method === 'GET' ? lookUp(charges, request) : charge(charges, request);
    charged.then(
      (answer) => {
        response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer ?? { error: { code: 'not_found', message: 'not found' } }));
      },
      // The client gave up before the end of the body.
      () => response.destroy(),
    );
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

async function charge(charges: Map<string, object>, request: IncomingMessage): Promise<object> {
  const { reference, amount, currency } = (await json(request)) as Record<string, unknown>;
  const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040 };
  const id = `ch_${String(reference)}`;
  const made = { reference, id, kind: 'charge', status: 'paid', amount, currency, refunded: 0, card };
  charges.set(String(reference), made);
  return made;
}

async function lookUp(
  charges: ReadonlyMap<string, object>,
  { url = '' }: IncomingMessage,
): Promise<object | undefined> {
  return charges.get(decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)));
}
