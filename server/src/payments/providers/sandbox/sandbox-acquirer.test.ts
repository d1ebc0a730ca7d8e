import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildSandbox } from '@portico/sandbox/app';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AttemptKey, DirectProvider } from '../../payment-port.ts';
import { sandboxAcquirer } from './sandbox-acquirer.ts';

const secret = 'a-secret-of-the-tests';
const sum = money(12_050, 'GBP');
const card = {
  number: '4242424242424242',
  expiryMonth: 12,
  expiryYear: 2029,
  securityCode: '987',
  name: 'Ada',
};
const attempt = (id: string): AttemptKey => ({
  propertyId: 7 as PropertyId,
  attemptId: id as PaymentAttemptId,
});
const order = { card, browser: null, returnUrl: '/', keepCard: false, money: sum };

const sandbox = buildSandbox({
  storeFile: path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-acquirer-')), 'ledger.jsonl'),
  secret,
  now: () => new Date('2027-02-20T12:00:00Z'),
});
let acquirer: DirectProvider<AttemptKey>;
beforeAll(async () => {
  acquirer = sandboxAcquirer({ url: await sandbox.listen({ host: '127.0.0.1', port: 0 }), secret });
});
afterAll(() => sandbox.close());

describe('the sandbox acquirer', () => {
  test('charges once for one attempt, and returns the same again', async () => {
    const paid = await acquirer.charge(attempt('a-1'), order);
    expect(paid).toMatchObject({ kind: 'paid', money: sum, card: { brand: 'visa', last4: '4242' } });
    expect(await acquirer.charge(attempt('a-1'), order)).toEqual(paid);
    expect(await acquirer.lookUp(attempt('a-1'))).toEqual(paid);
  });

  test('declines, and knows nothing of what never came', async () => {
    const declined = { ...card, number: '4000000000000002' };
    expect(await acquirer.charge(attempt('a-2'), { ...order, card: declined })).toEqual({ kind: 'declined' });
    expect(await acquirer.lookUp(attempt('a-3'))).toEqual({ kind: 'not-found' });
  });

  test('keeps a card as a token that can be charged later', async () => {
    const stored = await acquirer.storeCard(attempt('a-4'), order);
    expect(stored).toMatchObject({ kind: 'stored', card: { last4: '4242' } });
    const token = stored.kind === 'stored' ? stored.token : '';
    expect(await acquirer.chargeStored(attempt('a-5'), sum, token)).toMatchObject({
      kind: 'paid',
      money: sum,
    });
  });

  test('takes nothing for an attempt that was cancelled before it came; a paid one stays paid', async () => {
    expect(await acquirer.cancel(attempt('a-6'))).toEqual({ kind: 'cancelled' });
    expect(await acquirer.charge(attempt('a-6'), order)).toEqual({ kind: 'cancelled' });
    await acquirer.charge(attempt('a-7'), order);
    expect(await acquirer.cancel(attempt('a-7'))).toMatchObject({ kind: 'paid' });
  });

  test('refunds money once for each refund, and never more than was paid', async () => {
    await acquirer.charge(attempt('a-8'), order);
    expect(await acquirer.refund(attempt('a-8'), 'r-1', sum)).toBe('refunded');
    expect(await acquirer.refund(attempt('a-8'), 'r-1', sum)).toBe('refunded');
    expect(await acquirer.refund(attempt('a-8'), 'r-2', sum)).toBe('refused');
  });
});

describe('nothing is concluded from', () => {
  const answers: [string, RequestListener][] = [
    ['a server error', (_request, response) => void response.writeHead(500).end('{}')],
    ['a refused secret', (_request, response) => void response.writeHead(401).end('{"error":{"code":"x"}}')],
    ['a page instead of JSON', (_request, response) => void response.end('<h1>Welcome</h1>')],
    ['a page that is not found', (_request, response) => void response.writeHead(404).end('<h1>Gone</h1>')],
    ['JSON without a status', (_request, response) => void response.end('{"id":"1"}')],
    [
      'an amount that cannot be read',
      (_request, response) =>
        void response.end('{"status":"paid","id":"1","amount":"12","currency":"GBP","card":null}'),
    ],
    ['a connection that breaks', (request) => void request.socket.destroy()],
    ['no answer in time', () => undefined],
    [
      'a redirect',
      (_request, response) => void response.writeHead(302, { location: 'https://a.example/' }).end(),
    ],
  ];

  test.each(answers)('%s', async (_what, answer) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const silent = sandboxAcquirer({ url: `http://127.0.0.1:${port}`, secret, timeoutMs: 100 });
    expect(await silent.charge(attempt('b-1'), order)).toEqual({ kind: 'unknown' });
    expect(await silent.lookUp(attempt('b-1'))).toEqual({ kind: 'unknown' });
    expect(await silent.cancel(attempt('b-1'))).toEqual({ kind: 'unknown' });
    expect(await silent.refund(attempt('b-1'), 'r-1', sum)).toBe('unknown');
    expect(await silent.list(null)).toBe('unknown');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
