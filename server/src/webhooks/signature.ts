import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

/** A new secret of an endpoint, as given to its programs: `whsec_` and 24 random bytes in base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** The signed content of one try. */
export interface SignedContent {
  /** The same at each try. */
  readonly messageId: string;
  /** Time of this try, in whole seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The header `webhook-signature`: one signature per secret, in the format of Standard Webhooks. Rule: docs/webhooks.md,
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
