import pg from 'pg';
import type { ConfigFault } from './config-types.ts';
import { isLoopback } from './loopback.ts';
import { expectedTexts, type Variables } from './variables.ts';

/** What DATABASE_URL should be instead. */
export const inClear =
  'an address on this computer, or one with ?sslmode=verify-full, so that nobody on the way reads or changes what guests ' +
  'typed; DATABASE_TLS=off allows it otherwise';

/** Whether guests' data would reach the database over a network without verified TLS, and no setting allows that. */
export function crossesInClear({
  DATABASE_URL: url,
  DATABASE_TLS,
}: Partial<Pick<Variables, 'DATABASE_URL' | 'DATABASE_TLS'>>): boolean {
  if (url === undefined || DATABASE_TLS === 'off') return false;
  const host = databaseHost(url);
  const staysHere = host !== undefined && (host.startsWith('/') || isLoopback(host));
  return !staysHere && !isVerified(url);
}

/** Faults of variables that depend on each other. */
export function relatedFaults(variables: Variables): ConfigFault[] {
  const isProduction = variables.DATABASE_URL !== undefined;
  const { SECRET, PUBLIC_URL, ACQUIRER_URL, ACQUIRER_SECRET, SANDBOX, MAIL_URL, MAIL_FROM } = variables;
  const { PICTURES_KEY_ID: keyId, PICTURES_KEY_SECRET: keySecret, PICTURES_ENDPOINT } = variables;
  const hasBucketFacts = [keyId, keySecret, PICTURES_ENDPOINT].some((fact) => fact !== undefined);
  const faults: [boolean, ConfigFault][] = [
    [isProduction && PUBLIC_URL === undefined, missing('PUBLIC_URL')],
    [isProduction && SECRET === undefined, missing('SECRET')],
    [ACQUIRER_SECRET !== undefined && ACQUIRER_URL === undefined, missing('ACQUIRER_URL')],
    [ACQUIRER_URL !== undefined && ACQUIRER_SECRET === undefined, missing('ACQUIRER_SECRET')],
    [crossesInClear(variables), { variable: 'DATABASE_URL', expected: inClear }],
    [
      SANDBOX === 'on' && ACQUIRER_URL !== undefined,
      { variable: 'SANDBOX', expected: 'not set beside ACQUIRER_URL: one of the two takes the cards' },
    ],
    [MAIL_URL !== undefined && MAIL_FROM === undefined, missing('MAIL_FROM')],
    [keyId !== undefined && keySecret === undefined, missing('PICTURES_KEY_SECRET')],
    [keyId === undefined && keySecret !== undefined, missing('PICTURES_KEY_ID')],
    [hasBucketFacts && variables.PICTURES_BUCKET === undefined, missing('PICTURES_BUCKET')],
  ];
  return faults.filter(([applies]) => applies).map(([, fault]) => fault);
}

function missing(variable: keyof typeof expectedTexts): ConfigFault {
  return { variable, expected: `missing: ${expectedTexts[variable]}` };
}

/**
 * Whether a connection by `url` verifies the database server, read as the driver reads it: TLS with a certificate
 * checked for that host (`sslmode=verify-full`). False for an unreadable URL.
 */
function isVerified(url: string): boolean {
  const { ssl } = readAsTheDriver(url) ?? {};
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return (
    !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false) && !('checkServerIdentity' in ssl)
  );
}

/** The host that the driver would connect to, which `?host=` may name too; a path is a local socket. */
function databaseHost(url: string): string | undefined {
  return readAsTheDriver(url)?.host;
}

/** Opens no connection. */
function readAsTheDriver(
  connectionString: string,
): { readonly host: string; readonly ssl: unknown } | undefined {
  try {
    return new pg.Client({ connectionString });
  } catch {
    return undefined;
  }
}
