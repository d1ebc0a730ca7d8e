import { isIP } from 'node:net';
import * as z from 'zod';
import { logLevels } from './config-types.ts';
import { isLoopback } from './loopback.ts';

const rowsOfAKeyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Upper estimate of a secret's entropy in bits: Shannon's measure over its characters. It omits those that follow from
 * earlier ones: repeated (`passwordpassword`), counted (`12345678`), held down (`aaaaaaaa`) or adjacent on a keyboard.
 * 32 random hexadecimal digits have about 110, 44 characters of base64 about 210. It cannot tell a sentence from
 * chance. Rule: docs/every-day.md, "Secrets".
 */
function estimatedBits(secret: string): number {
  const text = secret.toLowerCase();
  const unforeseen = [...text].filter((_, at) => !isForeseen(text, at)).length;
  return unforeseen * bitsOfOne(secret);
}

function isForeseen(text: string, at: number): boolean {
  if (at < 2) return false;
  const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
  const stepBefore = text.charCodeAt(at - 1) - text.charCodeAt(at - 2);
  const lastThree = text.slice(at - 2, at + 1);
  return (
    (step === stepBefore && Math.abs(step) <= 1) ||
    text.slice(0, at).includes(lastThree) ||
    rowsOfAKeyboard.some((row) => row.includes(lastThree))
  );
}

function bitsOfOne(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

const isUrl = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Whether mail to an address is encrypted in transit, or stays on this computer. */
const isSafeOnItsWay = (text: string) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
};

/** A safe public URL: an origin only, with https unless it is this computer. */
function isPublicUrl(text: string): boolean {
  if (!isUrl(text, 'https:', 'http:')) return false;
  const url = new URL(text);
  const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isOrigin && isSafeOnItsWay(text);
}

const howMade = 'as `openssl rand -base64 32` makes it';

const words = {
  port: 'a port number from 0 to 65535',
  logLevel: `one of ${logLevels.join(', ')}`,
  publicUrl:
    'the address guests use, https:// (or http:// on localhost) and nothing after the host, such as https://book.example.com',
  trustedProxies:
    'IP addresses or ranges separated by commas, such as 10.0.0.0/8; a range of everybody (/0) is none',
  databaseUrl: 'a PostgreSQL URL, such as postgres://portico:password@db.example.com/portico',
  databaseConnections: 'a number from 1 to 999',
  snapshotMemory: 'megabytes from 1 to 99999',
  atOnce: 'a number from 1 to 99999',
  drainMs: 'milliseconds from 0 to 20000',
  databaseTls:
    'off, which lets what guests typed cross the network for all to read and change on its way, or not set',
  databasePrepared: 'off, for a pooler without prepared statements, or not set',
  metricsToken: `a random text of at least 16 letters, digits and -._~+/=, ${howMade}`,
  secret: `a random text of at least 32 characters, ${howMade}; several, newest first, are separated by commas`,
  acquirerSecret: `the secret that the acquirer of ACQUIRER_URL knows: a random text, ${howMade}`,
  sandbox: 'on, or not set',
  demoBookings: 'off, or not set',
  acquirerUrl: 'an https:// address (or http:// on this computer)',
  insideNetworks: '1, which lets events be sent to addresses of inside networks, or not set',
  googleUrl:
    'an https:// address (or http:// on this computer) and nothing after the host, such as https://www.google.com',
  googlePartner: 'the partner key of the account at Google, up to 100 letters, digits, _ and -',
  mailUrl: 'an SMTP URL with nothing after the host, such as smtps://user:password@mail.example.com',
  bucket: 'the name of a bucket, such as hotel-pictures',
  picturesKey: 'the key of PICTURES_BUCKET: PICTURES_KEY_ID and PICTURES_KEY_SECRET together, or neither',
  tracesUrl: 'the http:// or https:// address of a collector of traces, such as http://127.0.0.1:4318',
  tracesShare: 'a number from 0 to 1, such as 0.1',
  mailFrom: 'the address mails come from, such as bookings@example.com',
} as const;

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Nothing after the host: parameters there could turn encryption off. */
function isMailUrl(text: string): boolean {
  if (!isUrl(text, 'smtp:', 'smtps:')) return false;
  const { pathname, search, hash } = new URL(text);
  return ['', '/'].includes(pathname) && search === '' && hash === '';
}

/** A secret with fewer estimated bits could be guessed; the command of `howMade` makes twice as many. */
const SECRET_BITS = 80;
const TOKEN_BITS = 40;

const bearerToken = /^[\w\-.~+/=]{16,}$/;

const isSecret = (text: string) => estimatedBits(text) >= SECRET_BITS;

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const whole = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected).transform(Number);

const atOnce = whole(/^[1-9]\d{0,4}$/, words.atOnce);

/**
 * Each variable by itself, except those of limits; config.ts checks dependencies. An empty variable counts as not set.
 */
export const variablesSchema = z.object({
  PORT: whole(/^\d{1,5}$/, words.port)
    .refine((port) => port <= 65_535, words.port)
    .default(3000),
  HOST: z.string().default('localhost'),
  LOG_LEVEL: z.enum(logLevels, words.logLevel).default('info'),
  DATA_DIR: z.string().default('data'),
  DEMO_BOOKINGS: z.literal('off', words.demoBookings).optional(),
  PUBLIC_URL: z
    .string()
    .refine(isPublicUrl, words.publicUrl)
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(list)
    .refine((addresses) => addresses.every(isAddressOrRange), words.trustedProxies),
  DATABASE_URL: z
    .string()
    .refine((text) => isUrl(text, 'postgres:', 'postgresql:'), words.databaseUrl)
    .optional(),
  DATABASE_TLS: z.literal('off', words.databaseTls).optional(),
  DATABASE_PREPARED: z.literal('off', words.databasePrepared).optional(),
  DATABASE_CONNECTIONS: whole(/^[1-9]\d{0,2}$/, words.databaseConnections).default(10),
  SNAPSHOT_MEMORY_MB: whole(/^[1-9]\d{0,4}$/, words.snapshotMemory).optional(),
  BOOKINGS_AT_ONCE: atOnce.optional(),
  REQUESTS_AT_ONCE: atOnce.default(500),
  DRAIN_MS: whole(/^\d{1,5}$/, words.drainMs)
    .refine((wait) => wait <= 20_000, words.drainMs)
    .default(0),
  METRICS_TOKEN: z
    .string()
    .refine((token) => bearerToken.test(token) && estimatedBits(token) >= TOKEN_BITS, words.metricsToken)
    .optional(),
  SECRET: z
    .string()
    .transform(list)
    .refine(
      (secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32 && isSecret(secret)),
      words.secret,
    )
    .optional(),
  SANDBOX: z.literal('on', words.sandbox).optional(),
  ACQUIRER_URL: z
    .string()
    .refine((text) => isUrl(text, 'https:', 'http:') && isSafeOnItsWay(text), words.acquirerUrl)
    .optional(),
  ACQUIRER_SECRET: z.string().refine(isSecret, words.acquirerSecret).optional(),
  WEBHOOKS_TO_INSIDE_NETWORKS: z.literal('1', words.insideNetworks).optional(),
  GOOGLE_ARI_URL: z
    .string()
    .refine(isPublicUrl, words.googleUrl)
    .transform((text) => new URL(text).origin)
    .optional(),
  GOOGLE_PARTNER: z
    .string()
    .regex(/^[\w-]{1,100}$/, words.googlePartner)
    .optional(),
  MAIL_URL: z.string().refine(isMailUrl, words.mailUrl).optional(),
  MAIL_FROM: z.email(words.mailFrom).optional(),
  MAIL_DIR: z.string().optional(),
  PICTURES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, words.bucket)
    .optional(),
  PICTURES_REGION: z.string().default('us-east-1'),
  PICTURES_ENDPOINT: z
    .string()
    .refine((text) => isUrl(text, 'https:', 'http:') && isSafeOnItsWay(text), words.acquirerUrl)
    .optional(),
  PICTURES_KEY_ID: z.string().optional(),
  PICTURES_KEY_SECRET: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => isUrl(text, 'http:', 'https:'), words.tracesUrl)
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('portico'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, words.tracesShare)
    .default('1')
    .transform(Number),
});

export type Variables = z.output<typeof variablesSchema>;

/** What a missing variable should be. */
export const expectedTexts = {
  PUBLIC_URL: words.publicUrl,
  SECRET: words.secret,
  MAIL_FROM: words.mailFrom,
  ACQUIRER_URL: words.acquirerUrl,
  ACQUIRER_SECRET: words.acquirerSecret,
  PICTURES_BUCKET: words.bucket,
  PICTURES_KEY_ID: words.picturesKey,
  PICTURES_KEY_SECRET: words.picturesKey,
} as const;
