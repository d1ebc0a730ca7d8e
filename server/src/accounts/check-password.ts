import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';
import { delayOf } from '../limits/rate-limits.ts';
import { takeLimits } from '../limits/take-limits.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';

/** How many wrong passwords are answered at once: for one e-mail address, and from an address that guests may share. */
const PROMPT_OF_ACCOUNT = 3;
const PROMPT_OF_ADDRESS = 5;

/** Where a password comes from. */
export interface PasswordFrom {
  /** By `clientAddress`. */
  readonly address: string;
  /** Waits, not at all at 0, and leaves the request's place to others meanwhile. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Whether a password is one of those kept for an address; none: there is no account. It counts as wrong before it is
 * checked, so that concurrent guesses cannot exceed the limit. Each wrong one makes the next wait longer; refuses too many.
 * Rule: docs/accounts.md, "Logging in".
 */
export async function checkPassword(
  deps: AccountDeps,
  hotel: Hotel,
  {
    email,
    password,
    kept,
  }: { readonly email: string; readonly password: string; readonly kept: readonly string[] },
  { address, wait }: PasswordFrom,
): Promise<Result<boolean, AccountRefusal>> {
  const { propertyId, definition } = hotel;
  const who = { propertyId, account: email, address };
  const login = await takeLimits(deps, who, { loginsPerAddress: 1, loginsPerAccount: 1 });
  if (!login.isOpen) {
    const { thing, opensInS } = login;
    return refused({ code: 'request.too-many', thing, opensInS, telephone: definition.property.telephone });
  }
  const ofAccount = delayOf(login.used('loginsPerAccount') - PROMPT_OF_ACCOUNT);
  const ofAddress = delayOf(login.used('loginsPerAddress') - PROMPT_OF_ADDRESS);
  await wait(Math.max(ofAccount, ofAddress));
  // For an address without an account a hash of nobody's is checked, so that both take as long.
  const [first, ...others] = kept;
  let isRight = await deps.passwords.isRight(password, first);
  for (const hash of others) isRight ||= await deps.passwords.isRight(password, hash);
  if (isRight) await login.release();
  return ok(isRight);
}
