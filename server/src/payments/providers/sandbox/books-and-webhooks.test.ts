import { createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { buildSandbox } from '@portico/sandbox/app';
import { patience } from '@portico/testing/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AttemptKey, DirectProvider, PaymentWebhook } from '../../payment-port.ts';
import { registerWebhook } from '../../provider-client.ts';
import { sandboxAcquirer } from './sandbox-acquirer.ts';
import type { ProviderAddress } from '../../provider-client.ts';

const secret = 'a-secret-of-the-tests';
const sum = money(12_050, 'GBP');
const attempt = (id: number): AttemptKey => ({
  propertyId: 7 as PropertyId,
  attemptId: `0190aaaa-0000-7000-8000-${String(id).padStart(12, '0')}` as PaymentAttemptId,
});
const orderWith = (number: string) => ({
  card: { number, expiryMonth: 12, expiryYear: 2029, securityCode: '987', name: 'Ada' },
  browser: null,
  returnUrl: '/',
  keepCard: false,
  money: sum,
});
const order = orderWith('4242424242424242');

const sandbox = buildSandbox({
  storeFile: path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-books-')), 'ledger.jsonl'),
  secret,
  now: () => new Date('2027-02-20T12:00:00Z'),
});
let options: ProviderAddress;
let acquirer: DirectProvider<AttemptKey>;
beforeAll(async () => {
  options = { url: await sandbox.listen({ host: '127.0.0.1', port: 0 }), secret };
  acquirer = sandboxAcquirer(options);
});
afterAll(() => sandbox.close());

describe('the books of the sandbox', () => {
  test('name our attempts, what was taken and what was refunded, oldest first', async () => {
    await acquirer.charge(attempt(1), { ...order, description: 'The Quay House, YK7N3T6G9N' });
    await acquirer.refund(attempt(1), 'r-1', money(50, 'GBP'));
    await acquirer.storeCard(attempt(2), order);
    await acquirer.cancel(attempt(3));
    await acquirer.charge(attempt(4), orderWith('4000000000000119'));
    await acquirer.charge({ ...attempt(5), attemptId: 'theirs' as PaymentAttemptId }, order);
    expect(await acquirer.list(null)).toEqual({
      records: [
        {
          reference: `7.${attempt(1).attemptId}`,
          attempt: attempt(1),
          status: 'paid',
          money: sum,
          refundedMinor: 50,
          note: 'The Quay House, YK7N3T6G9N',
        },
        {
          reference: `7.${attempt(2).attemptId}`,
          attempt: attempt(2),
          status: 'stored',
          money: null,
          refundedMinor: 0,
          note: null,
        },
        {
          reference: `7.${attempt(3).attemptId}`,
          attempt: attempt(3),
          status: 'cancelled',
          money: null,
          refundedMinor: 0,
          note: null,
        },
        {
          reference: `7.${attempt(4).attemptId}`,
          attempt: attempt(4),
          status: 'open',
          money: sum,
          refundedMinor: 0,
          note: null,
        },
        { reference: '7.theirs', attempt: null, status: 'paid', money: sum, refundedMinor: 0, note: null },
      ],
      next: null,
    });
    expect(await acquirer.list('4')).toMatchObject({ records: [{ attempt: null }], next: null });
    expect(await acquirer.list('no position')).toBe('unknown');
  });
});

describe('a card of the sandbox', () => {
  test('that pays late, and one with a lost answer, are unknown until they are looked up', async () => {
    expect(await acquirer.lookUp(attempt(4))).toEqual({ kind: 'unknown' });
    expect(await acquirer.charge(attempt(6), orderWith('4000000000009995'))).toEqual({ kind: 'unknown' });
    expect(await acquirer.lookUp(attempt(6))).toMatchObject({ kind: 'paid', money: sum });
  });

  test('that takes another sum returns which', async () => {
    const charged = await acquirer.charge(attempt(7), orderWith('4000000000001018'));
    expect(charged).toMatchObject({ kind: 'paid', money: money(12_049, 'GBP') });
  });

  test('is saved beside its charge if that was requested', async () => {
    const savedCard = await acquirer.charge(attempt(8), { ...order, keepCard: true });
    const token = savedCard.kind === 'paid' ? savedCard.token : null;
    expect(await acquirer.chargeStored(attempt(9), sum, token ?? '')).toMatchObject({ kind: 'paid' });
    expect(await acquirer.lookUp(attempt(1))).toMatchObject({ token: null });
  });
});

describe('a webhook', () => {
  const event = {
    id: 'evt_1',
    type: 'attempt.updated',
    reference: `7.${attempt(1).attemptId}`,
    status: 'paid',
  };
  const signed = (bytes: Buffer) => createHmac('sha256', secret).update(bytes).digest('hex');
  const by = (signature: string | undefined) => ({ 'sandbox-signature': signature });
  const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

  test('signed over its bytes is read', () => {
    const body = bytesOf(event);
    expect(acquirer.readWebhook(body, by(signed(body)))).toEqual({ eventId: 'evt_1', attempt: attempt(1) });
  });

  test.each([undefined, '', 'f'.repeat(64), signed(bytesOf({ ...event, id: 'evt_2' })), 'é'.repeat(64)])(
    'with the signature %s is not',
    (signature) => {
      expect(acquirer.readWebhook(bytesOf(event), by(signature))).toBeUndefined();
    },
  );

  test.each([
    'no JSON',
    [event],
    { ...event, id: 7 },
    { ...event, type: 'charge.updated' },
    { ...event, reference: 'theirs' },
    { ...event, reference: `07.${attempt(1).attemptId}` },
  ])('with %j is not', (value) => {
    const body = bytesOf(value);
    expect(acquirer.readWebhook(body, by(signed(body)))).toBeUndefined();
  });

  test('comes from the sandbox to the registered address', async () => {
    const webhooks: (PaymentWebhook | 'not-ours' | undefined)[] = [];
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        webhooks.push(acquirer.readWebhook(body, request.headers));
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await registerWebhook(options, '/v1/webhook', `http://127.0.0.1:${port}/api/Payment/Notice`)).toBe(
      true,
    );
    await acquirer.charge(attempt(10), order);
    await vi.waitFor(() => expect(webhooks).toHaveLength(2), patience);
    expect(webhooks[0]).toMatchObject({ attempt: attempt(10) });
    expect(webhooks[1]).toEqual(webhooks[0]);
    await new Promise((resolve) => server.close(resolve));
  });

  test('cannot be registered if no one answers', async () => {
    expect(
      await registerWebhook({ url: 'http://127.0.0.1:1', secret }, '/v1/webhook', 'http://a.example/'),
    ).toBe(false);
  });
});
