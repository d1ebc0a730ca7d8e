import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookHeaders } from './payment-port.ts';

/** How a provider signs its webhooks: the hex HMAC of the raw bytes under a secret. */
export interface Signing {
  readonly algorithm: 'sha256' | 'sha512';
  readonly secret: string;
}

/** Parses signed bytes; undefined for a wrong signature (compared in constant time), or no JSON. */
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
