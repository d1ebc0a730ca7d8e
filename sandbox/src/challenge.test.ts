import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acquirer } from './acquirer.fixture.ts';
import { browser, goodCard, newStoreFile, openAcquirer } from './acquirer.fixture.ts';

const card = { ...goodCard, number: '4000 0027 6000 3184' };
const order = {
  reference: 'attempt-1',
  amount: 12_050,
  currency: 'GBP',
  card,
  browser,
  returnUrl: '/back?to=1',
};

const storeFile = newStoreFile();
let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await openAcquirer(newStoreFile());
});
afterEach(() => acquirer.close());

const look = () => acquirer.get('/v1/attempts/attempt-1');
const answer = (page: unknown, value: string) =>
  fetch(String(page), { method: 'POST', body: new URLSearchParams({ answer: value }), redirect: 'manual' });

async function startChallenge(change: object = {}): Promise<string> {
  const challenge = await acquirer.post('/v1/charges', { ...order, ...change });
  expect(challenge).toMatchObject({ status: 200, body: { status: 'requires_action' } });
  return String(challenge.body.actionUrl);
}

describe('the question of the bank', () => {
  test('is on a page that names sum and card, runs no script and has a secret address', async () => {
    const actionUrl = await startChallenge();
    expect(actionUrl).toMatch(new RegExp(`^${acquirer.url}/challenge/[\\w-]{32}$`));
    const page = await fetch(actionUrl);
    const html = await page.text();
    expect(html).toContain('£120.50');
    expect(html).toContain('3184');
    expect(html).toContain('href="/back?to=1"');
    expect(html).not.toMatch(/<script|4000/);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self';");
    expect((await fetch(`${acquirer.url}/challenge/attempt-1`)).status).toBe(404);
  });

  test.each([
    ['approve', 'paid'],
    ['decline', 'declined'],
  ])('answered with %s makes the charge %s and leads back', async (value, status) => {
    const actionUrl = await startChallenge();
    const answered = await answer(actionUrl, value);
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/back?to=1']);
    expect((await look()).body).toMatchObject({ status });
    expect((await look()).body).not.toHaveProperty('actionUrl');
    expect((await answer(actionUrl, 'approve')).status).toBe(303);
    expect((await look()).body).toMatchObject({ status });
    expect(await (await fetch(actionUrl)).text()).toContain('There is nothing to answer');
  });

  test('without an answer stays open until the attempt is cancelled, and is then refused', async () => {
    const actionUrl = await startChallenge();
    expect((await acquirer.post('/v1/charges', order)).body).toMatchObject({ actionUrl });
    expect((await acquirer.post('/v1/attempts/attempt-1/cancel')).body).toMatchObject({
      status: 'cancelled',
    });
    expect((await answer(actionUrl, 'approve')).status).toBe(409);
    expect((await look()).body).toMatchObject({ status: 'cancelled' });
    expect(await (await fetch(actionUrl)).text()).toContain('called this off');
  });

  test('is required for a card to be saved, too, and its token is charged without one', async () => {
    const { reference, returnUrl } = order;
    const challenge = await acquirer.post('/v1/cards', { reference, card, browser, returnUrl });
    expect(challenge.body).toMatchObject({ status: 'requires_action' });
    await answer(challenge.body.actionUrl, 'approve');
    const { token } = (await look()).body;
    expect((await look()).body).toMatchObject({ status: 'stored', token: expect.stringMatching(/^tok_/) });
    const later = { reference: 'later', amount: 500, currency: 'GBP', token };
    expect((await acquirer.post('/v1/charges', later)).body).toMatchObject({ status: 'paid' });
  });

  test('saves the card of a charge if requested, and only authorises if requested', async () => {
    await answer(await startChallenge({ keep: true, capture: false }), 'approve');
    expect((await look()).body).toMatchObject({ status: 'authorised', token: expect.any(String) });
  });

  test.each([{ browser: undefined }, { returnUrl: undefined }])(
    'cannot be challenged with %j: the card is declined',
    async (change) => {
      const charged = await acquirer.post('/v1/charges', { ...order, ...change });
      expect(charged.body).toMatchObject({ status: 'declined', declineCode: 'authentication_required' });
    },
  );

  test.each(['//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'back'])(
    'never leads back to %s',
    async (returnUrl) => {
      expect((await acquirer.post('/v1/charges', { ...order, returnUrl })).status).toBe(400);
    },
  );

  test('lets its form lead to an address of another server, when that is the way back', async () => {
    const page = await fetch(await startChallenge({ returnUrl: 'https://shop.example/back' }));
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;");
  });

  test('with an answer that is none changes nothing', async () => {
    const actionUrl = await startChallenge();
    expect((await answer(actionUrl, 'perhaps')).status).toBe(400);
    expect((await answer(actionUrl, 'approve'.repeat(2_000))).status).toBe(400);
    expect((await look()).body).toMatchObject({ status: 'requires_action' });
  });
});

test('the pages are at the configured address, and survive a restart', async () => {
  const first = await openAcquirer(storeFile, { pagesUrl: '/sandbox' });
  const challenge = await first.post('/v1/charges', order);
  expect(challenge.body.actionUrl).toMatch(/^\/sandbox\/challenge\//);
  await first.close();
  const second = await openAcquirer(storeFile);
  const page = await fetch(String(challenge.body.actionUrl).replace('/sandbox', second.url));
  expect(await page.text()).toContain('Confirm your payment');
  await second.close();
});
