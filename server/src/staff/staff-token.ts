import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export function newStaffToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As the database stores it. 256 random bits cannot be guessed, so a plain hash is enough. */
export function staffTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
