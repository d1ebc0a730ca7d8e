import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';
import { delayOf } from '../limits/rate-limits.ts';
import { takeLimits } from '../limits/take-limits.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';

/** Wrong passwords answered without delay: for one e-mail address, and from a client address that guests may share. */
const PROMPT_OF_ACCOUNT = 3;
const PROMPT_OF_ADDRESS = 5;

export interface PasswordFrom {
  /** By `clientAddress`. */
  readonly address: string;
  /** Waits, not at all for 0, and releases the request's slot meanwhile. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Whether a password matches one stored for an address; none: there is no account. It counts as wrong before it is
 * checked, so that concurrent guesses cannot exceed the limit. Each wrong one delays the next longer; refuses too many.
 * Rule: docs/accounts.md, "Logging in".
 */
export async function checkPassword(
  deps: AccountDeps,
  hotel: Hotel,
  {
    email,
    password,
    stored,
  }: { readonly email: string; readonly password: string; readonly stored: readonly string[] },
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
  // An address without an account checks a dummy hash, so that both take equally long.
  const [first, ...others] = stored;
  let isRight = await deps.passwords.isRight(password, first);
  for (const hash of others) isRight ||= await deps.passwords.isRight(password, hash);
  if (isRight) await login.release();
  return ok(isRight);
}
