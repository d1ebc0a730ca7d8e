import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { decrypted, encrypted } from '../access/encrypt.ts';
import type { Secrets } from '../access/seal.ts';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Half minutes that a clock may be wrong by. */
const WINDOW = 1;

/** What an authenticator is given: by picture or typed. */
export interface NewAuthenticator {
  /** In base 32. */
  readonly secret: string;
  /** The same as an address for a QR code. */
  readonly uri: string;
  /** The same encrypted for its subject: comes back with the first code, and is what the database stores. */
  readonly sealed: string;
}

const PURPOSE = 'staff authenticator';

/** `subject`: whose it will be, an invitation or a member of staff. */
export function newAuthenticator(
  secrets: Secrets,
  subject: string,
  of: { readonly hotelName: string; readonly email: string },
): NewAuthenticator {
  const bytes = randomBytes(SECRET_BYTES);
  const totp = new TOTP({ issuer: of.hotelName, label: of.email, secret: secretOf(bytes) });
  return {
    secret: totp.secret.base32,
    uri: totp.toString(),
    sealed: encrypted(secrets, { purpose: PURPOSE, subject }, bytes),
  };
}

/** The secret of an authenticator encrypted for another subject; undefined: not ours, or not for that one. */
export function sealedFor(secrets: Secrets, from: string, to: string, sealed: string): string | undefined {
  const bytes = decrypted(secrets, { purpose: PURPOSE, subject: from }, sealed);
  return bytes && encrypted(secrets, { purpose: PURPOSE, subject: to }, bytes);
}

/** The half minute of a right code, one either way included; undefined: wrong. */
export function stepOfCode(
  secrets: Secrets,
  { subject, sealed }: { readonly subject: string; readonly sealed: string },
  code: string,
  now: Date,
): number | undefined {
  const bytes = decrypted(secrets, { purpose: PURPOSE, subject }, sealed);
  if (bytes === undefined) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: secretOf(bytes),
    period: PERIOD_S,
    window: WINDOW,
    timestamp,
  });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
