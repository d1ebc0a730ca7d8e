import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
const LENGTH = 10;
/** Without what is mistaken for something else when written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes such as `k7m2q-x94fd`, of 49 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/**
 * As the database stores it, whatever the case and the hyphen. Guesses are few by the limits of log-ins, and a code is
 * of no use without the password: a plain hash is enough.
 */
export function recoveryCodeHash(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`staff recovery ${plain}`).digest('base64url');
}
