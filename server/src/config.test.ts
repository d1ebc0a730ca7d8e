import path from 'node:path';
import { productionVariables, TEST_SECRET } from '@portico/testing/portico/production-variables';
import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { defaultLimits } from './config/limits.ts';
import { configWarnings } from './start/config-warnings.ts';
import { createServer } from './platform/http/create-server.ts';

const secret = TEST_SECRET;
const production = productionVariables('postgres://portico@db.example.com/portico?sslmode=verify-full');

const provider = { ACQUIRER_URL: 'https://pay.example.com', ACQUIRER_SECRET: secret };

function configOf(environment: Record<string, string>) {
  const loaded = loadConfig(environment);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.config;
}

function variablesAtFault(environment: Record<string, string>): string[] {
  const loaded = loadConfig(environment);
  return loaded.ok ? [] : loaded.faults.map((fault) => fault.variable);
}

describe('without any variable', () => {
  test('it is a demo on this computer with the sandbox acquirer and mail in a folder', () => {
    expect(configOf({})).toEqual({
      mode: 'demo',
      demoBookings: true,
      host: 'localhost',
      port: 3000,
      logLevel: 'info',
      dataDir: path.resolve('data'),
      publicUrl: undefined,
      trustedProxies: [],
      database: { kind: 'embedded' },
      preparesStatements: true,
      databaseConnections: 10,
      requestLimits: { booking: 30, reading: 500 },
      limits: defaultLimits,
      drainMs: 0,
      metricsToken: undefined,
      secrets: undefined,
      payments: { kind: 'sandbox' },
      accounts: { all: [], cardProviders: [] },
      mail: { kind: 'folder', folder: path.resolve('data/mail'), from: 'bookings@portico.invalid' },
      pictures: { kind: 'folder', folder: path.resolve('data/pictures') },
      webhookReach: { insideNetworks: false },
    });
  });
});

describe('with DATABASE_URL', () => {
  test('it is production, and no provider takes cards by default', () => {
    expect(configOf(production)).toMatchObject({
      mode: 'production',
      database: { kind: 'server', url: production.DATABASE_URL },
      publicUrl: 'https://book.example.com',
      secrets: [secret],
      payments: { kind: 'none' },
    });
  });

  test('the sandbox acquirer acts only when configured by name', () => {
    expect(configOf({ ...production, SANDBOX: 'on' }).payments).toEqual({ kind: 'sandbox' });
  });

  test('a provider is named by its address and its secret', () => {
    expect(configOf({ ...production, ...provider }).payments).toEqual({
      kind: 'acquirer',
      url: 'https://pay.example.com',
      secret,
    });
  });

  test('Google is told of prices where an address of it is given', () => {
    expect(configOf(production).google).toBeUndefined();
    const GOOGLE_ARI_URL = 'https://www.google.com/';
    expect(configOf({ ...production, GOOGLE_ARI_URL, GOOGLE_PARTNER: 'portico' }).google).toEqual({
      url: 'https://www.google.com',
      partner: 'portico',
    });
    expect(configOf({ ...production, GOOGLE_ARI_URL }).google?.partner).toBeUndefined();
  });

  test('bookings at once follow the database connections by default', () => {
    const more = { ...production, DATABASE_CONNECTIONS: '20' };
    expect(configOf(more).requestLimits).toEqual({ booking: 60, reading: 500 });
    expect(configOf({ ...more, BOOKINGS_AT_ONCE: '5', REQUESTS_AT_ONCE: '9' }).requestLimits).toEqual({
      booking: 5,
      reading: 9,
    });
  });

  test('the memory for searches is given in megabytes, or follows the computer', () => {
    expect(configOf({ SNAPSHOT_MEMORY_MB: '512' }).snapshotMemory).toBe(512 * 1024 * 1024);
    expect(configOf({}).snapshotMemory).toBeUndefined();
  });

  test('a limit is its variable’s value, and 0 turns it off', () => {
    expect(configOf({ CODES_PER_ADDRESS: '7' }).limits.codesPerAddress).toBe(7);
    expect(configOf({ CODES_PER_ADDRESS: '0' }).limits.codesPerAddress).toBe(0);
  });

  test('secrets are a list, newest first', () => {
    const older = 'f0c91b7a52d84e36f0ab17c5d2e9486b';
    expect(configOf({ ...production, SECRET: `${secret}, ${older}` }).secrets).toEqual([secret, older]);
  });
});

describe('accounts at payment providers', () => {
  const key = 'sk_test_0a1b2c3d4e5f';
  const hook = 'whsec_0a1b2c3d4e5f';

  test('are every hotel’s, or one hotel’s by its code at the end of the variable', () => {
    const { accounts } = configOf({
      ...production,
      PAYSTACK_SECRET_KEY: key,
      PAYSTACK_SECRET_KEY_MARINA_COURT: 'sk_live_0a1b2c3d4e5f',
      PAYSTACK_URL_MARINA_COURT: 'http://127.0.0.1:4000',
      STRIPE_SECRET_KEY_QUAY: key,
      STRIPE_WEBHOOK_SECRET_QUAY: hook,
      CARD_PROVIDER_QUAY: 'stripe',
    });
    expect(accounts).toEqual({
      all: [
        {
          provider: 'stripe',
          name: 'stripe-quay',
          hotel: 'quay',
          url: 'https://api.stripe.com',
          secretKey: key,
          secrets: { webhookSecret: hook },
        },
        {
          provider: 'paystack',
          name: 'paystack',
          hotel: null,
          url: 'https://api.paystack.co',
          secretKey: key,
          secrets: {},
        },
        {
          provider: 'paystack',
          name: 'paystack-marina-court',
          hotel: 'marina-court',
          url: 'http://127.0.0.1:4000',
          secretKey: 'sk_live_0a1b2c3d4e5f',
          secrets: {},
        },
      ],
      cardProviders: [{ hotel: 'quay', provider: 'stripe' }],
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'a public key in place of the secret one',
      { PAYSTACK_SECRET_KEY: 'pk_test_0a1b2c3d' },
      ['PAYSTACK_SECRET_KEY'],
    ],
    ['a hotel’s key that is none', { PAYSTACK_SECRET_KEY_LAGOS: 'secret' }, ['PAYSTACK_SECRET_KEY_LAGOS']],
    [
      'Paystack in the clear',
      { PAYSTACK_SECRET_KEY: key, PAYSTACK_URL: 'http://pay.example' },
      ['PAYSTACK_URL'],
    ],
    ['a key without its webhook secret', { STRIPE_SECRET_KEY_QUAY: key }, ['STRIPE_WEBHOOK_SECRET_QUAY']],
    ['a webhook secret without its key', { STRIPE_WEBHOOK_SECRET: hook }, ['STRIPE_SECRET_KEY']],
    ['cards by Stripe without an account', { CARD_PROVIDER: 'stripe' }, ['STRIPE_SECRET_KEY']],
    ['cards by an acquirer that is not named', { CARD_PROVIDER_QUAY: 'acquirer' }, ['ACQUIRER_URL']],
    ['cards by somebody else', { CARD_PROVIDER: 'adyen' }, ['CARD_PROVIDER']],
    [
      'two who could take the cards',
      { ...provider, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook },
      ['CARD_PROVIDER'],
    ],
  ])('%s is named', (_name, environment, expected) => {
    expect(variablesAtFault({ ...production, ...environment })).toEqual(expected);
  });

  test.each([
    ['STRIPE_SECRET_KEY_quay', 'STRIPE_SECRET_KEY_QUAY'],
    ['STRIPE_WEBHOOK_SECRET_Quay', 'STRIPE_WEBHOOK_SECRET_QUAY'],
    ['STRIPE_URL_quay', 'STRIPE_URL_QUAY'],
    ['PAYSTACK_SECRET_KEY_MARINA-COURT', 'PAYSTACK_SECRET_KEY_MARINA_COURT'],
    ['PAYSTACK_URL_', 'PAYSTACK_URL'],
    ['CARD_PROVIDER_quay', 'CARD_PROVIDER_QUAY'],
  ])('%s is a fault beside those of the same hotel in capitals, and its name is reported', (name, right) => {
    const quay = { STRIPE_SECRET_KEY_QUAY: key, STRIPE_WEBHOOK_SECRET_QUAY: hook };
    const loaded = loadConfig({ ...production, ...quay, [name]: 'anything' });
    expect(loaded).toEqual({
      ok: false,
      faults: [{ variable: name, expected: `named with the hotel’s code in capitals, - as _: ${right}` }],
    });
  });

  test('with a test key are warned of in production', () => {
    const warned = configWarnings(configOf({ ...production, PAYSTACK_SECRET_KEY_LAGOS: key })).join();
    expect(warned).toContain('paystack-lagos has a test key');
    expect(warned).not.toContain('no payment provider');
  });
});

describe('each bad or missing variable is named', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['nothing but a database', { DATABASE_URL: production.DATABASE_URL }, ['PUBLIC_URL', 'SECRET']],
    ['a port that is none', { PORT: '65536' }, ['PORT']],
    ['a port in words', { PORT: 'http' }, ['PORT']],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    ['several at once', { PORT: '-1', LOG_LEVEL: 'loud', SANDBOX: 'off' }, ['PORT', 'LOG_LEVEL', 'SANDBOX']],
    ['another kind of database', { DATABASE_URL: 'mysql://db/portico' }, ['DATABASE_URL']],
    [
      'a public address in the clear',
      { ...production, PUBLIC_URL: 'http://book.example.com' },
      ['PUBLIC_URL'],
    ],
    ['a public address with a path', { ...production, PUBLIC_URL: 'https://example.com/x' }, ['PUBLIC_URL']],
    ['a proxy that is no address', { TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, ['TRUSTED_PROXIES']],
    ['no connections', { DATABASE_CONNECTIONS: '0' }, ['DATABASE_CONNECTIONS']],
    ['no memory to search in', { SNAPSHOT_MEMORY_MB: '0' }, ['SNAPSHOT_MEMORY_MB']],
    ['no bookings at once', { BOOKINGS_AT_ONCE: '0' }, ['BOOKINGS_AT_ONCE']],
    ['requests in words', { REQUESTS_AT_ONCE: 'many' }, ['REQUESTS_AT_ONCE']],
    ['a limit in words', { CODES_PER_ADDRESS: 'off' }, ['CODES_PER_ADDRESS']],
    ['a limit below nothing', { CODES_PER_ADDRESS: '-1' }, ['CODES_PER_ADDRESS']],
    ['a drain longer than a stop may last', { DRAIN_MS: '20001' }, ['DRAIN_MS']],
    ['a token that can be guessed', { METRICS_TOKEN: 'metrics' }, ['METRICS_TOKEN']],
    ['a short secret', { ...production, SECRET: 'short' }, ['SECRET']],
    ['one short secret of two', { ...production, SECRET: `${secret},short` }, ['SECRET']],
    ['a secret of one letter', { ...production, SECRET: 's'.repeat(64) }, ['SECRET']],
    ['a secret that counts', { ...production, SECRET: '1234567890'.repeat(5) }, ['SECRET']],
    [
      'a secret of the alphabet',
      { ...production, SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' },
      ['SECRET'],
    ],
    ['a secret of one word', { ...production, SECRET: 'password'.repeat(6) }, ['SECRET']],
    ['a secret of a keyboard', { ...production, SECRET: 'qwertyuiopasdfghjklzxcvbnm1234567890' }, ['SECRET']],
    ['a good secret beside a bad one', { ...production, SECRET: `${secret},${'0'.repeat(40)}` }, ['SECRET']],
    ['a token of one letter', { METRICS_TOKEN: 'm'.repeat(40) }, ['METRICS_TOKEN']],
    [
      'a provider’s secret that can be guessed',
      { ...provider, ACQUIRER_SECRET: 'shared' },
      ['ACQUIRER_SECRET'],
    ],
    ['a provider in clear text', { ...provider, ACQUIRER_URL: 'http://pay.example.com' }, ['ACQUIRER_URL']],
    [
      'a database in clear text',
      { ...production, DATABASE_URL: 'postgres://p@db.example.com/x' },
      ['DATABASE_URL'],
    ],
    [
      'a database without a check of its certificate',
      { ...production, DATABASE_URL: 'postgres://p@db.example.com/x?sslmode=no-verify' },
      ['DATABASE_URL'],
    ],
    [
      'a database that is elsewhere after all',
      { ...production, DATABASE_URL: 'postgres://p@127.0.0.1/x?host=db.example.com' },
      ['DATABASE_URL'],
    ],
    [
      'mail with parameters that turn encryption off',
      { MAIL_URL: 'smtp://mail.example.com?ignoreTLS=true', MAIL_FROM: 'desk@example.com' },
      ['MAIL_URL'],
    ],
    ['a range of no bits', { TRUSTED_PROXIES: '10.0.0.0/99' }, ['TRUSTED_PROXIES']],
    ['a range of everybody', { TRUSTED_PROXIES: '0.0.0.0/0' }, ['TRUSTED_PROXIES']],
    ['a provider without its secret', { ACQUIRER_URL: 'https://pay.example.com' }, ['ACQUIRER_SECRET']],
    ['a secret without its provider', { ACQUIRER_SECRET: secret }, ['ACQUIRER_URL']],
    [
      'two who take cards',
      { SANDBOX: 'on', ACQUIRER_URL: 'https://p.example', ACQUIRER_SECRET: secret },
      ['SANDBOX'],
    ],
    ['mail without a sender', { MAIL_URL: 'smtps://mail.example.com' }, ['MAIL_FROM']],
    ['mail by another way', { MAIL_URL: 'https://mail.example.com' }, ['MAIL_URL']],
    [
      'a key of pictures without a bucket',
      { PICTURES_KEY_ID: 'a', PICTURES_KEY_SECRET: 'b' },
      ['PICTURES_BUCKET'],
    ],
    ['half a key of a bucket', { PICTURES_BUCKET: 'hotel', PICTURES_KEY_ID: 'a' }, ['PICTURES_KEY_SECRET']],
    [
      'a bucket reached in the clear',
      { PICTURES_BUCKET: 'hotel', PICTURES_ENDPOINT: 'http://s3.example.com' },
      ['PICTURES_ENDPOINT'],
    ],
    ['a sender that is no address', { MAIL_FROM: 'the hotel' }, ['MAIL_FROM']],
  ])('%s', (_name, environment, expected) => {
    expect(variablesAtFault(environment)).toEqual(expected);
  });

  test('an empty variable counts as not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ mode: 'demo', port: 3000 });
  });

  test.each([
    'postgres://p@127.0.0.1/x',
    'postgres://p@localhost:5433/x',
    'postgres://p@[::1]/x',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://p@db.example.com/x?sslmode=verify-full',
  ])('a database may be at %s', (DATABASE_URL) => {
    expect(variablesAtFault({ ...production, DATABASE_URL })).toEqual([]);
  });

  test('a database in clear text is allowed by name alone, and warned of', () => {
    const inClear = { ...production, DATABASE_URL: 'postgres://p@10.0.0.5/x', DATABASE_TLS: 'off' };
    expect(configWarnings(configOf(inClear)).join()).toContain('unprotected (DATABASE_TLS)');
    expect(configWarnings(configOf(production)).join()).not.toContain('DATABASE_TLS');
    expect(variablesAtFault({ ...inClear, DATABASE_TLS: 'no' })).toEqual(['DATABASE_TLS']);
  });

  test('cards that move no money and mails that reach no one are warned of, in production alone', () => {
    const warned = configWarnings(configOf({ ...production, SANDBOX: 'on' })).join();
    expect(warned).toContain('another server of this database would not know its payments');
    expect(warned).toContain('no money moves (SANDBOX)');
    expect(warned).toContain('no guest receives any (MAIL_URL)');
    const mail = { MAIL_URL: 'smtp://mail.example.com', MAIL_FROM: 'desk@example.com' };
    expect(configWarnings(configOf({ ...production, ...provider, ...mail }))).toEqual([]);
    expect(configWarnings(configOf({}))).toEqual([]);
  });

  test.each(['10.0.0.0/8', '10.1.2.3', '10.1.2.3/32', 'fd00::/8', '::1', '2001:db8::/128', '127.0.0.1,::1'])(
    'the server starts with the trusted proxies %s',
    async (TRUSTED_PROXIES) => {
      const { trustedProxies } = configOf({ TRUSTED_PROXIES });
      const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies });
      await app.close();
    },
  );

  test('a secret that can be guessed is refused with a way to make one', () => {
    const loaded = loadConfig({ ...production, SECRET: 's'.repeat(64) });
    expect(JSON.stringify(loaded)).toContain('openssl rand -base64 32');
  });

  test('http is enough on this computer', () => {
    expect(configOf({ ...production, PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe(
      'http://localhost:3000',
    );
  });

  test('a fault never repeats the value', () => {
    const loaded = loadConfig({ ...production, SECRET: 'hunter2' });
    expect(JSON.stringify(loaded)).not.toContain('hunter2');
  });

  test('pictures go to a bucket, with a key or as the computer is allowed to', () => {
    const bucket = { PICTURES_BUCKET: 'hotel', PICTURES_REGION: 'eu-west-2' };
    expect(configOf({ ...production, ...bucket }).pictures).toEqual({
      kind: 'bucket',
      bucket: 'hotel',
      region: 'eu-west-2',
      endpoint: undefined,
      key: undefined,
    });
    const keyed = { ...bucket, PICTURES_KEY_ID: 'id', PICTURES_KEY_SECRET: 'secret' };
    expect(configOf({ ...production, ...keyed }).pictures).toMatchObject({
      key: { id: 'id', secret: 'secret' },
    });
  });
});
