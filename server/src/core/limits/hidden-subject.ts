import { createHmac } from 'node:crypto';

/**
 * Whom something is counted by, as the database keeps it: an HMAC, so that no address and no e-mail stands there in clear.
 * `kind` keeps the same one apart in what is counted apart. Rule: docs/decisions/0012-limits-in-the-database.md.
 */
export function hiddenSubject(secret: string, kind: string, subject: string): string {
  return createHmac('sha256', secret).update(`${kind}\n${subject}`).digest('base64url');
}
