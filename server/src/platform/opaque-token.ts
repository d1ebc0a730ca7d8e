import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe, for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As the database stores it. 256 random bits cannot be guessed, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
