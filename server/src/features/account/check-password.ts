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
 * Whether a password is that of an address, `kept` undefined: there is no account. Every wrong one makes the next wait
 * longer; refuses too many. Rule: docs/accounts.md, "Logging in".
 */
export async function checkPassword(
  deps: AccountDeps,
  hotel: Hotel,
  {
    email,
    password,
    kept,
  }: { readonly email: string; readonly password: string; readonly kept: string | undefined },
  { address, wait }: PasswordFrom,
): Promise<Result<boolean, AccountRefusal>> {
  const { propertyId, definition } = hotel;
  const login = await tryLogin(deps, { propertyId, email, address });
  if (!login.isOpen) {
    const { telephone } = definition.property;
    return refused({ code: 'request.too-many', thing: 'logins', opensInS: login.opensInS, telephone });
  }
  await wait(login.waitMs);
  const isRight = await deps.passwords.isRight(password, kept);
  if (isRight) await login.release();
  return ok(isRight);
}
