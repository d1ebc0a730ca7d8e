import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 32;

/** Signing secrets, newest first: the first signs, all verify. */
export type Secrets = readonly [string, ...string[]];

/** Bytes with an HMAC-SHA-256 under a key for that purpose only, as text for a URL or a cookie. */
export function sealed(secret: string, purpose: string, bytes: Buffer): string {
  return Buffer.concat([bytes, macOf(secret, purpose, bytes)]).toString('base64url');
}

/**
 * The bytes of a text sealed with one of the secrets for that purpose; undefined for anything else. `length`: of the
 * bytes. Compares in constant time, with every secret whichever matches. Rule: docs/decisions/0040-links-and-grants.md.
 */
export function unsealed(
  secrets: Secrets,
  purpose: string,
  text: string,
  length: number,
): Buffer | undefined {
  const whole = Buffer.from(text, 'base64url');
  // Decoding ignores characters outside the alphabet; this makes each text the only one of its content.
  if (whole.length !== length + MAC_BYTES || whole.toString('base64url') !== text) return undefined;
  const bytes = whole.subarray(0, length);
  const mac = whole.subarray(length);
  const isOurs = secrets.map((secret) => timingSafeEqual(macOf(secret, purpose, bytes), mac)).includes(true);
  return isOurs ? bytes : undefined;
}

function macOf(secret: string, purpose: string, bytes: Buffer): Buffer {
  return createHmac('sha256', keyOf(secret, purpose)).update(bytes).digest();
}

/** Keys by secret and purpose; there are few of both. */
const keys = new Map<string, Buffer>();

/** The key of 32 bytes of a secret for one purpose. */
export function keyOf(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', `portico ${purpose}`, 32));
  keys.set(name, key);
  return key;
}
