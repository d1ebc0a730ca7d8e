import { hash, verify } from '@node-rs/argon2';
import { limitAtOnce } from './limit-at-once.ts';

/** Argon2id at the OWASP minimum: 19 MiB, two passes, one lane. It is the package's default variant. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of 256 random bits stored nowhere: an unknown address costs as much as a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$FFc2sZ945+EyAB3gHSiFJA$KnCEglNxhYF1pCUTS5itq9pWauvuKnZMcx7iHAJvw5o';

/** Checks and makes password hashes, a few at once. Throws `ServerBusy` when too many calls wait. */
export interface PasswordHashes {
  make(password: string): Promise<string>;
  /** `stored` undefined: no such account; the check takes as long. */
  isRight(password: string, stored: string | undefined): Promise<boolean>;
}

/** `atOnce`: per process; 0: no limit. Rule: docs/accounts.md, "Passwords". */
export function passwordHashes(atOnce: number): PasswordHashes {
  const limited = limitAtOnce(atOnce);
  return {
    make: (password) => limited(() => hash(password, parameters)),
    isRight: async (password, stored) => {
      const isRight = await limited(() => verify(stored ?? dummyHash, password));
      return isRight && stored !== undefined;
    },
  };
}
