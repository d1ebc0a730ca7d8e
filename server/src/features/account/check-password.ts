import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { tryLogin } from '../../core/limits/login-try.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';

/** Where a password comes from. */
export interface PasswordFrom {
  /** By `clientAddress`. */
  readonly address: string;
  /** Waits, not at all at 0, and leaves the request's place to others meanwhile. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Whether a password is one of those kept for an address; none: there is no account. Every wrong one makes the next wait
 * longer; refuses too many. Rule: docs/accounts.md, "Logging in".
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
  const login = await tryLogin(deps, { propertyId, email, address });
  if (!login.isOpen) {
    const { telephone } = definition.property;
    return refused({ code: 'request.too-many', thing: 'logins', opensInS: login.opensInS, telephone });
  }
  await wait(login.waitMs);
  // For an address without an account a hash of nobody's is checked, so that both take as long.
  const [first, ...others] = kept;
  let isRight = await deps.passwords.isRight(password, first);
  for (const hash of others) isRight ||= await deps.passwords.isRight(password, hash);
  if (isRight) await login.release();
  return ok(isRight);
}
