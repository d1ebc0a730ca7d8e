import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send } from './send.ts';
import { startAcquirerProxy, type AcquirerProxy } from './acquirer-proxy.ts';
import { sandboxProvider } from './sandbox-provider.ts';

let target: Server;
let seen: string[];
let proxy: AcquirerProxy;
beforeEach(async () => {
  seen = [];
  target = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  proxy = await startAcquirerProxy(
    `http://127.0.0.1:${(target.address() as AddressInfo).port}`,
    sandboxProvider.isOrder,
  );
});
afterEach(async () => {
  await proxy.close();
  target.closeAllConnections();
  target.close();
});

const charge = () => send(`${proxy.url}/v1/charges`, { method: 'POST', body: '{}' });

test('a late call is lost to who made it, is on its way until it is delivered, and then arrives', async () => {
  proxy.plan(() => 'late');
  await expect(charge()).rejects.toThrow();
  expect([proxy.underWay(), seen]).toEqual([1, []]);
  const arrival = once(target, 'request');
  proxy.deliver();
  await arrival;
  expect(seen).toEqual(['POST /v1/charges']);
});

test.each([
  ['cut-before', 0],
  ['error-before', 0],
  ['garbage-before', 0],
  ['cut-after', 1],
  ['error-after', 1],
  ['garbage-after', 1],
] as const)('%s spoils the answer', async (fault, calls) => {
  proxy.plan(() => fault);
  const answer = await charge().catch(() => undefined);
  expect(answer?.text).not.toBe('{}');
  expect(seen).toHaveLength(calls);
});

test('without a fault the answer comes as it was', async () => {
  expect(await charge()).toMatchObject({ status: 200, text: '{}' });
});
