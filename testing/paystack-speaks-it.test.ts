import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildPaystack } from '@portico/sandbox/paystack/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paystackFixture, type FixtureName } from './paystack/fixture.ts';

const secret = 'sk_test_of_the_tests';
const app = buildPaystack({
  storeFile: path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-paystack-')), 'books.jsonl'),
  secret,
  now: () => new Date('2027-02-20T12:00:00Z'),
  pagesUrl: 'http://127.0.0.1:1',
});
beforeAll(() => app.ready());
afterAll(() => app.close());

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, answer: response.json<Json>() };
}
/** Sends the documented request to the stand-in. */
const documented = (name: FixtureName) => {
  const { request } = paystackFixture(name);
  if (request === null) throw new Error('nothing is asked');
  return call(request.method as 'GET' | 'POST', request.path, request.body);
};

/** Fields that the stand-in leaves empty, as it has no such thing. */
const omitted = new Set(['log']);

/**
 * Where an answer lacks a documented field, or has it with another type. A null reveals no type, nor does the
 * authorization of a payment not made yet.
 */
function differences(sent: Json, fixture: Json, at = ''): string[] {
  if (fixture === null || sent === null || omitted.has(at.split('.').at(-1) ?? '')) return [];
  if (Array.isArray(fixture)) {
    if (!Array.isArray(sent)) return [at];
    return fixture.length === 0 ? [] : sent.flatMap((one) => differences(one, fixture[0] ?? null, `${at}[]`));
  }
  if (typeof fixture === 'object') {
    if (typeof sent !== 'object' || Array.isArray(sent)) return [at];
    if (at.endsWith('.authorization') && Object.keys(sent).length === 0) return [];
    return Object.entries(fixture).flatMap(([name, value]) =>
      name in sent ? differences(sent[name] ?? null, value, `${at}.${name}`) : [`${at}.${name}`],
    );
  }
  return typeof sent === typeof fixture || at.endsWith('.metadata') ? [] : [at];
}
async function expectDocumented(name: FixtureName): Promise<void> {
  const sent = await documented(name);
  const fixture = paystackFixture(name);
  expect(sent.status).toBe(fixture.status);
  expect(differences(sent.answer, fixture.answer as Json)).toEqual([]);
}
async function payOnPage(answer: string): Promise<number> {
  const { request } = paystackFixture('initialize');
  const reference = String(request?.body?.reference);
  const started = await app.inject({
    method: 'POST',
    url: '/transaction/initialize',
    headers: { authorization: `Bearer ${secret}` },
    payload: { ...request?.body, reference: `${reference}-${answer}` },
  });
  const { authorization_url: url } = started.json<{ data: { authorization_url: string } }>().data;
  const page = new URL(url).pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.inject({ method: 'POST', url: page, headers, payload: `answer=${answer}` })).statusCode;
}

describe('the stand-in answers as Paystack documents', () => {
  test('a payment that is started, and the same again', async () => {
    await expectDocumented('initialize');
    await expectDocumented('initialize-duplicate');
  });

  test('a reference that it does not know, and a wrong key', async () => {
    await expectDocumented('verify-not-found');
    const headers = { authorization: 'Bearer sk_test_another' };
    const refused = await app.inject({ method: 'GET', url: '/transaction', headers });
    const fixture = paystackFixture('invalid-key');
    expect(refused.statusCode).toBe(fixture.status);
    expect(refused.json()).toMatchObject(fixture.answer);
  });

  test('a payment that was made, its books, and its refund', async () => {
    const started = await call(
      'GET',
      `/transaction/verify/${paystackFixture('initialize').request?.body?.reference}`,
    );
    expect(started.answer).toMatchObject({ data: { status: 'abandoned', paid_at: null } });
    const books = await call('GET', '/transaction?use_cursor=true');
    expect(books.answer).toMatchObject({ data: [{ status: 'abandoned' }] });
    expect(await payOnPage('decline')).toBe(200);
    expect(await payOnPage('approve')).toBe(303);
    const reference = `${paystackFixture('initialize').request?.body?.reference}-approve`;
    const paid = await call('GET', `/transaction/verify/${reference}`);
    expect(differences(paid.answer, paystackFixture('verify-success').answer as Json)).toEqual([]);

    const { data } = paid.answer as { data: { authorization: { authorization_code: string } } };
    const charge = {
      ...paystackFixture('charge-authorization').request?.body,
      authorization_code: data.authorization.authorization_code,
    };
    const charged = await call('POST', '/transaction/charge_authorization', charge);
    expect(charged.status).toBe(200);
    expect(differences(charged.answer, paystackFixture('charge-authorization').answer as Json)).toEqual([]);

    const order = { ...paystackFixture('refund').request?.body, transaction: reference };
    const refunded = await call('POST', '/refund', order);
    expect(differences(refunded.answer, paystackFixture('refund').answer as Json)).toEqual([]);
    expect((await call('POST', '/refund', order)).status).toBe(400);
    const listed = await call('GET', '/refund');
    expect(differences(listed.answer, paystackFixture('refunds').answer as Json)).toEqual([]);
    const all = await call('GET', '/transaction?use_cursor=true');
    expect(differences(all.answer, paystackFixture('transactions').answer as Json)).toEqual([]);
    const reversed = await call('GET', `/transaction/verify/${reference}`);
    expect(reversed.answer).toMatchObject({ data: { status: 'reversed' } });
  });

  test('a kept card whose bank asks', async () => {
    await payOnPage('approve-asked-later');
    const reference = `${paystackFixture('initialize').request?.body?.reference}-approve-asked-later`;
    const paid = await call('GET', `/transaction/verify/${reference}`);
    const { data } = paid.answer as { data: { authorization: { authorization_code: string } } };
    const charged = await call('POST', '/transaction/charge_authorization', {
      ...paystackFixture('charge-authorization-paused').request?.body,
      authorization_code: data.authorization.authorization_code,
    });
    expect(
      differences(charged.answer, paystackFixture('charge-authorization-paused').answer as Json),
    ).toEqual([]);
  });
});

test.each<[string, object]>([
  ['no address', { email: 'ada', amount: 100, reference: 'a' }],
  ['half a kobo', { email: 'ada@example.com', amount: 1.5, reference: 'a' }],
  ['nothing to pay', { email: 'ada@example.com', amount: 0, reference: 'a' }],
  ['pounds', { email: 'ada@example.com', amount: 100, currency: 'GBP', reference: 'a' }],
  ['another alphabet', { email: 'ada@example.com', amount: 100, reference: 'a:b' }],
])('a payment with %s is refused as the documentation describes errors', async (_name, body) => {
  const { status, answer } = await call('POST', '/transaction/initialize', body);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ status: false, type: 'validation_error' });
});

test('the page of a payment has no script, and leads its form back to the hotel', async () => {
  const { answer } = await call('POST', '/transaction/initialize', {
    email: 'ada@example.com',
    amount: 100,
    reference: 'page',
    callback_url: 'https://book.example.com/Book/LAGOS/Status/token',
  });
  const { data } = answer as { data: { authorization_url: string } };
  const page = await app.inject({ method: 'GET', url: new URL(data.authorization_url).pathname });
  expect(page.headers['content-security-policy']).toContain("form-action 'self' https://book.example.com");
  expect(page.body).not.toContain('<script');
  expect((await app.inject({ method: 'GET', url: '/checkout/nothing' })).statusCode).toBe(404);
});
