import { randomBytes, randomUUID } from 'node:crypto';

/** Placeholder for the nonce in a cached document, replaced in each response; no text from outside can contain it. */
export const nonceHole = randomUUID();

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
