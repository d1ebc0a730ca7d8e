import type { AuthenticateRequest, AuthenticateResponse } from '@portico/contract/calls/account-authenticate';
import { welcomeBackText } from '@portico/contract/texts/account-texts';
import type { PropertyId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import { accountHotel } from './account-hotel.ts';
import { readWaiting } from './account-request.store.ts';
import { accountEmail } from './account.ts';
import { readAccount } from './account.store.ts';
import { readUser } from './read-user.ts';
import { deleteSessions, insertSession, type Session } from './session.store.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { notDone } from './answers.ts';
import { requestMail } from './request-mail.ts';
import { checkPassword, type PasswordFrom } from './check-password.ts';

export interface LoginFrom extends PasswordFrom {
  /** The hotel's session that the browser sends; it ends, even if another account owns it. */
  readonly brought: (propertyId: PropertyId) => string | undefined;
}

export interface Authenticated {
  readonly answer: AuthenticateResponse;
  /** Undefined: the log-in failed. */
  readonly session: (Session & { readonly propertyId: PropertyId }) | undefined;
}

/**
 * Logs in. Reply and work are the same for an unknown account and a wrong password. With the right password but an
 * unconfirmed address, the reply says so and the link is mailed again. Refuses too many tries. Rule: docs/accounts.md,
 * "Logging in".
 */
export async function authenticate(
  deps: AccountDeps,
  body: AuthenticateRequest,
  from: LoginFrom,
): Promise<Result<Authenticated, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, body.PropertyId);
  if (!found.ok) return found;
  const hotel = found.value;
  const { propertyId } = hotel;
  const { kysely } = deps.database;
  const email = accountEmail(body.EmailAddress);
  const account = await readAccount(kysely, propertyId, { email });
  const waiting = await readWaiting(kysely, propertyId, email, deps.clock.now());
  const stored = account
    ? [account.passwordHash]
    : waiting.flatMap(({ registration }) => registration?.passwordHash ?? []);
  const isRight = await checkPassword(deps, hotel, { email, password: body.Password, stored }, from);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return ok({ answer: notDone('account.login-failed'), session: undefined });
  if (account === undefined) {
    // The reply is the same when the limit of mails is met.
    await requestMail(deps, hotel, { email, address: from.address }, { kind: 'confirm-again' });
    return ok({ answer: notDone('account.not-confirmed'), session: undefined });
  }
  const broughtToken = from.brought(propertyId);
  if (broughtToken !== undefined) await deleteSessions(kysely, propertyId, { token: broughtToken });
  const session = await insertSession(kysely, account, deps.clock.now());
  const user = await readUser(kysely, hotel, account);
  const Message = welcomeBackText(account.firstName);
  return ok({
    answer: { Success: true, Message, RefusalCode: null, ...user },
    session: { ...session, propertyId },
  });
}
