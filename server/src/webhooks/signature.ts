import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

/** A new secret of an endpoint, as its programs are given it: `whsec_` and 24 random bytes in base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** What goes out in one try. */
export interface SignedContent {
  /** The same at each try. */
  readonly messageId: string;
  /** Of this try, in whole seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The header `webhook-signature`: one signature by each secret, as Standard Webhooks has them. Rule: docs/webhooks.md,
 * "How to verify".
 */
export function signatureHeader(
  secrets: readonly string[],
  { messageId, timestamp, body }: SignedContent,
): string {
  const content = `${messageId}.${timestamp}.${body}`;
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    })
    .join(' ');
}
