import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Without look-alikes: no 0 O 1 I L, no 2 Z, no 5 S, no 8 B, no U V. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/** Time-ordered and opaque (UUIDv7), for rows; `Id`: its branded type. */
export function newId<Id extends string = string>(): Id {
  return v7() as Id;
}

/** For reading out on the phone: 10 random characters without look-alikes. */
export function newReferenceNumber(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** 128 random bits, URL-safe, 22 characters: opens one confirmation and nothing else. */
export function newConfirmationToken(): string {
  return randomBytes(16).toString('base64url');
}
