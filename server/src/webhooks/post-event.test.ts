import { startEventReceiver, type EventReceiver } from '@portico/testing/events/event-receiver';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postEvent } from './post-event.ts';
import { isPublicAddress } from './public-address.ts';
import { urlFault, type ResolvedAddress, type WebhookReach } from './webhook-reach.ts';

const outside: WebhookReach = { insideNetworks: false };
const inside: WebhookReach = { insideNetworks: true };

let receiver: EventReceiver;
beforeEach(async () => {
  receiver = await startEventReceiver();
});
afterEach(() => receiver.close());

const post = (url: string, reach: WebhookReach, timeoutMs = 10_000) =>
  postEvent(
    { url, headers: { 'webhook-id': 'msg_1' }, body: '{}', signal: AbortSignal.timeout(timeoutMs) },
    reach,
  );

const asFamily = (address: string): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 });

describe('where events may go', () => {
  test.each([
    ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0.0.0.0'],
    ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '168.63.129.16', '192.0.0.192', '198.18.0.1'],
    ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '203.0.113.9'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '::127.0.0.1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::'],
    ...['2001::1', '2001:db8::1', '100::1', '3fff::1'],
  ])('%s is of no public network', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '169.253.0.1',
    '2606:4700::1111',
    '2a00::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...[
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[64:ff9b::7f00:1]',
    ],
    'localhost',
  ])('%s is not reached, however it is written', async (host) => {
    const answer = await post(`https://${host}:${receiver.port}/`, outside);
    expect(answer).toMatchObject({ kind: 'failed', why: expect.stringContaining('not public') });
    expect(receiver.received).toEqual([]);
  });

  test('a name is reached only where all its addresses are public', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.7'].map(asFamily);
    const answer = await post('https://pms.example/', { ...outside, resolve });
    expect(answer).toMatchObject({ why: expect.stringContaining('10.0.0.7') });
    const nowhere = await post('https://pms.example/', { ...outside, resolve: async () => [] });
    expect(nowhere).toMatchObject({ kind: 'failed', why: 'its name has no address' });
  });

  test('a name that changes its address once it was checked is called where it was checked', async () => {
    const other = await startEventReceiver({ host: '127.0.0.2', port: receiver.port });
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = async () => [asFamily(answers.shift() ?? '127.0.0.2')];
    const url = `http://localhost:${receiver.port}/portico`;
    expect(await post(url, { ...inside, resolve })).toEqual({ kind: 'delivered' });
    expect(receiver.received).toMatchObject([{ headers: { host: `localhost:${receiver.port}` } }]);
    expect(other.received).toEqual([]);
    expect(answers).toEqual(['127.0.0.2']);
    await other.close();
  });

  test.each([
    ['http://pms.example/', 'https://'],
    ['ftp://pms.example/', 'https://'],
    ['pms.example', 'no URL'],
    ['https://ada:secret@pms.example/', 'password'],
    ['https://pms.example/#events', '#'],
  ])('%s is refused in words', (url, words) => {
    expect(urlFault(url, inside)).toContain(words);
  });

  test('without encryption only this computer is called, if that is allowed', async () => {
    const fault = 'it has to begin with https://';
    expect(urlFault(receiver.url, inside)).toBeUndefined();
    expect(urlFault(receiver.url, outside)).toBe(fault);
    expect(await post(receiver.url, outside)).toMatchObject({ kind: 'failed', why: fault });
    expect(receiver.received).toEqual([]);
  });
});

describe('what an endpoint answers', () => {
  const answered = (answer: (response: ServerResponse) => void, timeoutMs?: number) => {
    receiver.answer = answer;
    return post(receiver.url, inside, timeoutMs);
  };

  test('a redirect is a failure, and is not followed', async () => {
    const other = await startEventReceiver();
    const location = other.url;
    expect(await answered((response) => void response.writeHead(307, { location }).end())).toMatchObject({
      kind: 'failed',
      why: 'it answered 307',
    });
    expect(other.received).toEqual([]);
    await other.close();
  });

  test('is not read: one without end is hung up on', async () => {
    const hungUp = new Promise<void>((resolve) => {
      receiver.answer = (response) => {
        response.on('close', resolve);
        response.writeHead(200);
        const more = () => void (response.destroyed || response.write('x'.repeat(65_536), more));
        more();
      };
    });
    expect(await post(receiver.url, inside)).toEqual({ kind: 'delivered' });
    await hungUp;
  });

  test('headers without end are a failure', async () => {
    const outcome = await answered((response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(64_000) }).end();
    });
    expect(outcome.kind).toBe('failed');
  });

  test('nothing in time is a failure, of a name that is looked up too', async () => {
    const late = { kind: 'failed', why: 'no answer in time' };
    expect(await answered(() => undefined, 200)).toMatchObject(late);
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post('https://pms.example/', { ...inside, resolve }, 50)).toMatchObject(late);
  });

  test('returns when to retry, and that the endpoint is gone', async () => {
    const busy = (response: ServerResponse) => void response.writeHead(503, { 'retry-after': '7200' }).end();
    expect(await answered(busy)).toEqual({ kind: 'failed', why: 'it answered 503', retryAfterS: 7_200 });
    expect(await answered((response) => void response.writeHead(410).end())).toEqual({ kind: 'gone' });
  });

  test('one that speaks no TLS where it should is a failure', async () => {
    const url = receiver.url.replace('http:', 'https:');
    expect(await post(url, inside)).toMatchObject({ kind: 'failed' });
    expect(receiver.received).toEqual([]);
  });
});
