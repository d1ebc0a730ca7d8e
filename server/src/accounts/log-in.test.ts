import { endpoints } from '@portico/contract/endpoints/endpoints';
import type { PasswordHashes } from '@portico/server/accounts/password-hash';
import { EMAIL, PASSWORD, registration, tokenIn, withAccounts } from '@portico/testing/account/registration';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** Password hashing calls: a hash made, or one checked. */
const hashed: string[] = [];
const waits: number[] = [];

const counting = (hashes: PasswordHashes): PasswordHashes => ({
  make: (password) => {
    hashed.push('made');
    return hashes.make(password);
  },
  isRight: (password, stored) => {
    hashed.push('checked');
    return hashes.isRight(password, stored);
  },
});

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: withAccounts(),
    passwords: counting,
    delay: async (milliseconds) => void waits.push(milliseconds),
    limits: { loginsPerAddress: 20, loginsPerAccount: 6, loginsPerAccountUnderAttack: 2 },
  });
  await world.member();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.database.kysely.deleteFrom('rate_limit').execute();
  waits.length = 0;
  hashed.length = 0;
});

const WRONG = 'eight bells and ebb';
const failed = {
  status: 200,
  body: {
    Success: false,
    Message: 'Failed to login, please check your email address and password',
    RefusalCode: 'account.login-failed',
  },
};

describe('whether an address has an account', () => {
  test('is revealed by no log-in response, nor by the passwords checked for it', async () => {
    const known = await world.guest().logIn(WRONG);
    const workForKnown = hashed.splice(0);
    const unknown = await world.guest().logIn(WRONG, 'nobody@example.org');
    expect(known).toMatchObject(failed);
    expect(unknown.body).toEqual(known.body);
    expect(hashed).toEqual(workForKnown);
    expect(hashed).toEqual(['checked']);
  });

  test('is revealed by no response to registration or a forgotten password, nor by the stored rows', async () => {
    const call = async (url: string, body: object) => {
      const { body: answer } = await world.guest().post(url, { PropertyId: PROPERTY, ...body });
      const { kysely } = world.db.database;
      const [requests, messages, tokens] = await Promise.all([
        kysely.selectFrom('account_request').select('kind').execute(),
        kysely.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute(),
        kysely.selectFrom('account_token').select('purpose').where('used_at', 'is', null).execute(),
      ]);
      const work = { requests, messages, tokens, hashed: hashed.splice(0) };
      await world.mails();
      await kysely.deleteFrom('account_request').execute();
      await kysely.deleteFrom('account_token').execute();
      return { answer, work };
    };
    for (const [url, facts] of [
      ['/api/Account/Register', registration],
      ['/api/Account/RequestPasswordReset', {}],
      ['/api/Account/ResendConfirmation', {}],
    ] as const) {
      const known = await call(url, { ...facts, EmailAddress: EMAIL });
      const unknown = await call(url, { ...facts, EmailAddress: 'nobody@example.org' });
      expect(unknown, url).toEqual(known);
      expect(known.work.messages, url).toHaveLength(1);
    }
  });
});

describe('guessing a password', () => {
  test('is answered later and later, and a guest who types the right one is not counted', async () => {
    for (let guess = 0; guess < 3; guess++) await world.guest().logIn(WRONG);
    expect(waits).toEqual([]);
    for (let guess = 0; guess < 3; guess++) await world.guest().logIn(WRONG);
    expect(waits).toEqual([1_000, 2_000, 4_000]);

    await world.db.database.kysely.deleteFrom('rate_limit').execute();
    waits.length = 0;
    for (let time = 0; time < 8; time++)
      expect((await world.guest().logIn()).body).toMatchObject({ Success: true });
    expect(waits).toEqual([]);
  });

  test('by many at once is counted as one after the other', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map((host) => world.guest(`198.51.100.${host}`).logIn(WRONG)));
    expect(waits.toSorted((a, b) => a - b)).toEqual([1_000, 2_000, 4_000]);
  });

  test('from everywhere do not lock out a guest with the right password', async () => {
    for (let host = 1; host <= 12; host++) await world.guest(`198.51.100.${host}`).logIn(WRONG);
    const guesser = world.guest('198.51.100.12');
    expect(await guesser.logIn(WRONG)).toMatchObject(failed);
    const met = await guesser.logIn(WRONG);
    expect(met).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
    expect(met.headers['retry-after']).toBe('900');
    expect((await world.guest('203.0.113.7').logIn()).body).toMatchObject({ Success: true });
  });

  test('of many guests from one address ends for a quarter of an hour', async () => {
    for (let guess = 0; guess < 20; guess++) await world.guest().logIn(WRONG, `guest${guess}@example.org`);
    expect((await world.guest().logIn()).status).toBe(429);
    expect(Math.max(...waits)).toBe(8_000);
    expect((await world.guest('203.0.113.8').logIn()).body).toMatchObject({ Success: true });
  });

  test('is counted in the database without the address in clear', async () => {
    await world.guest().logIn(WRONG);
    const rows = await world.db.database.kysely.selectFrom('rate_limit').selectAll().execute();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['logins-per-account', 'logins-per-address']);
    expect(JSON.stringify(rows)).not.toContain('ada');
  });
});

describe('a session', () => {
  test('is a new one at each log-in, whatever the browser brought, and ends what it brought', async () => {
    const guest = world.guest();
    const name = `portico-account-${PROPERTY}`;
    guest.cookies.set(name, 'planted-by-somebody-else');
    await guest.logIn();
    const first = guest.cookies.get(name);
    expect(first).toMatch(/^[\w-]{43}$/);
    const thief = world.guest();
    thief.cookies.set(name, 'planted-by-somebody-else');
    expect((await thief.account()).status).toBe(401);

    await guest.logIn();
    expect(guest.cookies.get(name)).not.toBe(first);
    thief.cookies.set(name, first ?? '');
    expect((await thief.account()).status).toBe(401);
    expect((await guest.account()).status).toBe(200);
  });

  test('is of one hotel alone', async () => {
    const guest = world.guest();
    await guest.logIn();
    guest.cookies.set(
      `portico-account-${PROPERTY + 1}`,
      guest.cookies.get(`portico-account-${PROPERTY}`) ?? '',
    );
    const next = await guest.get('/api/Account', { propertyId: String(PROPERTY + 1) });
    expect(next.status).toBe(401);
  });

  test('ends after 30 days', async () => {
    const guest = world.guest();
    await guest.logIn();
    world.setNow('2027-03-22T11:59:59Z');
    expect((await guest.account()).status).toBe(200);
    world.setNow('2027-03-22T12:00:00Z');
    expect((await guest.account()).status).toBe(401);
    world.setNow('2027-02-20T12:00:00Z');
  });

  test('stands in a cookie that no script reads, of this host alone where guests come by https', async () => {
    const plain = String((await world.guest().logIn()).headers['set-cookie']);
    expect(plain).toMatch(/^portico-account-\d+=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const safe = await openWorld({ hotel: withAccounts(), publicUrl: 'https://book.example.test' });
    try {
      const guest = await safe.member();
      const cookie = String((await guest.logIn()).headers['set-cookie']);
      expect(cookie).toMatch(
        /^__Host-portico-account-\d+=[\w-]{43}; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
      );
      const [token] = guest.cookies.values();
      const inClear = safe.guest();
      inClear.cookies.set(`portico-account-${PROPERTY}`, token ?? '');
      expect((await inClear.account()).status).toBe(401);
    } finally {
      await safe.close();
    }
  });

  test('stands nowhere in the database, and the password only as argon2id', async () => {
    const guest = world.guest();
    await guest.logIn();
    const { kysely } = world.db.database;
    const rows = await kysely.selectFrom('account_session').selectAll().execute();
    for (const token of guest.cookies.values()) expect(JSON.stringify(rows)).not.toContain(token);
    const account = await kysely.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(account)).not.toContain(PASSWORD);
  });

  test('ends everywhere by a new password, but where it was changed', async () => {
    const phone = await world.member('everywhere@example.org');
    const desk = world.guest();
    await desk.logIn(PASSWORD, 'everywhere@example.org');
    const before = new Map(desk.cookies);
    const change = { PropertyId: PROPERTY, OldPassword: PASSWORD, NewPassword: 'ten bells and flood' };
    expect((await desk.post('/api/Account/ChangePassword', change)).body).toMatchObject({ Success: true });
    expect((await phone.account()).status).toBe(401);
    expect((await desk.account()).status).toBe(200);
    const replayed = world.guest();
    for (const [name, value] of before) replayed.cookies.set(name, value);
    expect((await replayed.account()).status).toBe(401);
    const [mail] = await world.mails();
    expect(mail).toMatchObject({
      to: { address: 'everywhere@example.org' },
      subject: 'Your password was changed: The Quay',
    });
  });
});

describe('another site', () => {
  const posts = Object.entries(endpoints).flatMap(([path, { method }]) =>
    method === 'POST' && path.startsWith('/api/Account') ? [path] : [],
  );

  test.each(posts)('cannot order anything in the name of a guest: %s', async (url) => {
    const guest = world.guest();
    await guest.logIn();
    const evil = await guest.post(
      url,
      { PropertyId: PROPERTY },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(evil).toMatchObject({ status: 403, body: { RefusalCode: 'request.origin' } });
    const asForm = await guest.post(
      url,
      { PropertyId: PROPERTY },
      { headers: { 'content-type': 'text/plain' } },
    );
    expect(asForm).toMatchObject({ status: 415, body: { RefusalCode: 'request.not-json' } });
    expect((await guest.account()).status).toBe(200);
  });
});

test('tokens of one purpose open nothing else, and sessions open no link', async () => {
  const guest = world.guest();
  await guest.logIn();
  await guest.post('/api/Account/RequestPasswordReset', { PropertyId: PROPERTY, EmailAddress: EMAIL });
  const [mail] = await world.mails();
  const Token = tokenIn(mail ?? { text: '' });
  const [session] = guest.cookies.values();
  const confirm = (token = '') =>
    guest.post('/api/Account/ConfirmEmail', { PropertyId: PROPERTY, Token: token, Password: PASSWORD });
  for (const token of [Token, session])
    expect((await confirm(token)).body).toMatchObject({ RefusalCode: 'account.link-unknown' });
  const asSession = world.guest();
  asSession.cookies.set(`portico-account-${PROPERTY}`, Token);
  expect((await asSession.account()).status).toBe(401);
});
