import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf, type Secrets } from './seal.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** What an encrypted text is for: it opens for the same subject alone. */
export interface EncryptedFor {
  readonly purpose: string;
  readonly subject: string;
}

/** Bytes encrypted with the newest secret, as URL-safe text. */
export function encrypted([secret]: Secrets, { purpose, subject }: EncryptedFor, bytes: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce).setAAD(Buffer.from(subject));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
}

/** Undefined: made with none of the secrets, for another purpose or subject, or changed since. */
export function decrypted(
  secrets: Secrets,
  { purpose, subject }: EncryptedFor,
  text: string,
): Buffer | undefined {
  const whole = Buffer.from(text, 'base64url');
  if (whole.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = whole.subarray(0, NONCE_BYTES);
  const hidden = whole.subarray(NONCE_BYTES, -TAG_BYTES);
  for (const secret of secrets) {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(subject)).setAuthTag(whole.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(hidden), decipher.final()]);
    } catch {
      // Not by this secret.
    }
  }
  return undefined;
}
