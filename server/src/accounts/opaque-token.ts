import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe: what a guest carries in a cookie or in the link of a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As the database keeps it. There is nothing in 256 random bits to guess, so that a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
