import { isIP } from 'node:net';
import * as z from 'zod';
import { logLevels } from './config-types.ts';
import { limitVariables } from './limits.ts';

const isUrl = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** An address guests can trust: an origin alone, encrypted unless it is this computer. */
function isPublicUrl(text: string): boolean {
  if (!isUrl(text, 'https:', 'http:')) return false;
  const url = new URL(text);
  const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isOrigin && (url.protocol === 'https:' || localHosts.includes(url.hostname));
}

const words = {
  port: 'a port number from 0 to 65535',
  logLevel: `one of ${logLevels.join(', ')}`,
  publicUrl:
    'the address guests use, https:// (or http:// on localhost) and nothing after the host, such as https://book.example.com',
  trustedProxies: 'IP addresses or ranges separated by commas, such as 10.0.0.0/8',
  databaseUrl: 'a PostgreSQL URL, such as postgres://portico:password@db.example.com/portico',
  databaseConnections: 'a number from 1 to 999',
  atOnce: 'a number from 1 to 99999',
  drainMs: 'milliseconds from 0 to 20000',
  metricsToken: 'a random text of at least 16 letters, digits and -._~+/=',
  secret: 'a random text of at least 32 characters; several, newest first, are separated by commas',
  sandbox: 'on, or not set',
  acquirerUrl: 'an https:// address (or http:// within your own network)',
  mailUrl: 'an SMTP URL, such as smtps://user:password@mail.example.com',
  mailFrom: 'the address mails come from, such as bookings@example.com',
} as const;

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const atOnce = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, words.atOnce)
  .transform(Number);

/** Each variable by itself; what depends on another is decided in config.ts. An empty variable counts as not set. */
export const variablesSchema = z.object({
  ...limitVariables,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, words.port)
    .transform(Number)
    .refine((port) => port <= 65_535, words.port)
    .default(3000),
  HOST: z.string().default('localhost'),
  LOG_LEVEL: z.enum(logLevels, words.logLevel).default('info'),
  DATA_DIR: z.string().default('data'),
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
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, words.databaseConnections)
    .transform(Number)
    .default(10),
  BOOKINGS_AT_ONCE: atOnce.optional(),
  REQUESTS_AT_ONCE: atOnce.default(500),
  DRAIN_MS: z
    .string()
    .regex(/^\d{1,5}$/, words.drainMs)
    .transform(Number)
    .refine((wait) => wait <= 20_000, words.drainMs)
    .default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w\-.~+/=]{16,}$/, words.metricsToken)
    .optional(),
  SECRET: z
    .string()
    .transform(list)
    .refine((secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32), words.secret)
    .optional(),
  SANDBOX: z.literal('on', words.sandbox).optional(),
  ACQUIRER_URL: z
    .string()
    .refine((text) => isUrl(text, 'https:', 'http:'), words.acquirerUrl)
    .optional(),
  ACQUIRER_SECRET: z.string().optional(),
  MAIL_URL: z
    .string()
    .refine((text) => isUrl(text, 'smtp:', 'smtps:'), words.mailUrl)
    .optional(),
  MAIL_FROM: z.email(words.mailFrom).optional(),
  MAIL_DIR: z.string().optional(),
});

export type Variables = z.output<typeof variablesSchema>;

/** What a variable that is missing should be. */
export const expectedWords = {
  PUBLIC_URL: words.publicUrl,
  SECRET: words.secret,
  MAIL_FROM: words.mailFrom,
  ACQUIRER_URL: words.acquirerUrl,
} as const;
