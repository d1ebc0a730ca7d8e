import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookHeaders } from './payment-port.ts';

/** How a provider signs what it tells unasked: the hex HMAC of the raw bytes under a secret. */
export interface Signing {
  readonly algorithm: 'sha256' | 'sha512';
  readonly secret: string;
}

/** What signed bytes say; undefined where the signature is wrong (compared in constant time), or they are no JSON. */
export function signedJson(
  rawBody: Buffer,
  signature: WebhookHeaders[string],
  { algorithm, secret }: Signing,
): unknown {
  const expected = Buffer.from(createHmac(algorithm, secret).update(rawBody).digest('hex'));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
