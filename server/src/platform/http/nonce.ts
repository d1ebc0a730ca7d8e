import { randomBytes, randomUUID } from 'node:crypto';

/** Stands in a kept document where each answer puts its own nonce; no text from outside can know it. */
export const nonceHole = randomUUID();

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
