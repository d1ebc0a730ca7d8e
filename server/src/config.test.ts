import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { defaultLimits } from './config/limits.ts';

const secret = 'k'.repeat(32);
const production = {
  DATABASE_URL: 'postgres://portico@db.example.com/portico',
  PUBLIC_URL: 'https://book.example.com',
  SECRET: secret,
};

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
      host: 'localhost',
      port: 3000,
      logLevel: 'info',
      dataDir: path.resolve('data'),
      publicUrl: undefined,
      trustedProxies: [],
      database: { kind: 'embedded' },
      databaseConnections: 10,
      requestLimits: { booking: 30, reading: 500 },
      limits: defaultLimits,
      drainMs: 0,
      metricsToken: undefined,
      secrets: undefined,
      payments: { kind: 'sandbox' },
      mail: { kind: 'folder', folder: path.resolve('data/mail'), from: 'bookings@portico.invalid' },
    });
  });
});

describe('with DATABASE_URL', () => {
  test('it is production, where nobody takes cards unless told', () => {
    expect(configOf(production)).toMatchObject({
      mode: 'production',
      database: { kind: 'server', url: production.DATABASE_URL },
      publicUrl: 'https://book.example.com',
      secrets: [secret],
      payments: { kind: 'none' },
    });
  });

  test('the sandbox acquirer acts only when asked for by name', () => {
    expect(configOf({ ...production, SANDBOX: 'on' }).payments).toEqual({ kind: 'sandbox' });
  });

  test('a provider is named by its address and its secret', () => {
    const provider = { ACQUIRER_URL: 'https://pay.example.com', ACQUIRER_SECRET: 'shared' };
    expect(configOf({ ...production, ...provider }).payments).toEqual({
      kind: 'acquirer',
      url: 'https://pay.example.com',
      secret: 'shared',
    });
  });

  test('bookings at once follow the database connections unless they are told', () => {
    const more = { ...production, DATABASE_CONNECTIONS: '20' };
    expect(configOf(more).requestLimits).toEqual({ booking: 60, reading: 500 });
    expect(configOf({ ...more, BOOKINGS_AT_ONCE: '5', REQUESTS_AT_ONCE: '9' }).requestLimits).toEqual({
      booking: 5,
      reading: 9,
    });
  });

  test('a limit is what its variable says, and 0 turns it off', () => {
    expect(configOf({ CODES_PER_ADDRESS: '7' }).limits.codesPerAddress).toBe(7);
    expect(configOf({ CODES_PER_ADDRESS: '0' }).limits.codesPerAddress).toBe(0);
  });

  test('secrets are a list, newest first', () => {
    const older = 'o'.repeat(40);
    expect(configOf({ ...production, SECRET: `${secret}, ${older}` }).secrets).toEqual([secret, older]);
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
    ['no bookings at once', { BOOKINGS_AT_ONCE: '0' }, ['BOOKINGS_AT_ONCE']],
    ['requests in words', { REQUESTS_AT_ONCE: 'many' }, ['REQUESTS_AT_ONCE']],
    ['a limit in words', { CODES_PER_ADDRESS: 'off' }, ['CODES_PER_ADDRESS']],
    ['a limit below nothing', { CODES_PER_ADDRESS: '-1' }, ['CODES_PER_ADDRESS']],
    ['a drain longer than a stop may last', { DRAIN_MS: '20001' }, ['DRAIN_MS']],
    ['a token that can be guessed', { METRICS_TOKEN: 'metrics' }, ['METRICS_TOKEN']],
    ['a short secret', { ...production, SECRET: 'short' }, ['SECRET']],
    ['one short secret of two', { ...production, SECRET: `${secret},short` }, ['SECRET']],
    ['a provider without its secret', { ACQUIRER_URL: 'https://pay.example.com' }, ['ACQUIRER_SECRET']],
    ['a secret without its provider', { ACQUIRER_SECRET: 'shared' }, ['ACQUIRER_URL']],
    [
      'two who take cards',
      { SANDBOX: 'on', ACQUIRER_URL: 'https://p.example', ACQUIRER_SECRET: 's' },
      ['SANDBOX'],
    ],
    ['mail without a sender', { MAIL_URL: 'smtps://mail.example.com' }, ['MAIL_FROM']],
    ['mail by another way', { MAIL_URL: 'https://mail.example.com' }, ['MAIL_URL']],
    ['a sender that is no address', { MAIL_FROM: 'the hotel' }, ['MAIL_FROM']],
  ])('%s', (_name, environment, expected) => {
    expect(variablesAtFault(environment)).toEqual(expected);
  });

  test('an empty variable counts as not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ mode: 'demo', port: 3000 });
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
});
