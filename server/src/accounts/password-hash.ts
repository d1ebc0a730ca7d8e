import { hash, verify } from '@node-rs/argon2';
import { limitAtOnce } from './limit-at-once.ts';

/** Argon2id, as OWASP asks for at least: 19 MiB, two passes, one lane. The package's own kind. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of 256 random bits that nobody has kept: an unknown address costs as much as a known one. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$FFc2sZ945+EyAB3gHSiFJA$KnCEglNxhYF1pCUTS5itq9pWauvuKnZMcx7iHAJvw5o';

/** Checks and makes hashes of passwords, a few at once. Throws `ServerBusy` where too many wait. */
export interface PasswordHashes {
  make(password: string): Promise<string>;
  /** `kept` undefined: there is no such account, and it takes as long to say so. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
}

/** `atOnce`: in this process; 0: as many as come. Rule: docs/accounts.md, "Passwords". */
export function passwordHashes(atOnce: number): PasswordHashes {
  const limited = limitAtOnce(atOnce);
  return {
    make: (password) => limited(() => hash(password, parameters)),
    isRight: async (password, kept) => {
      const isRight = await limited(() => verify(kept ?? nobodys, password));
      return isRight && kept !== undefined;
    },
  };
}
