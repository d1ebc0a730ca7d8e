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
import { askForMail } from './ask-for-mail.ts';
import { checkPassword, type PasswordFrom } from './check-password.ts';

/** Where a log-in comes from. */
export interface LoginFrom extends PasswordFrom {
  /** The session of the hotel that the browser brings; it ends, whosever it is. */
  readonly brought: (propertyId: PropertyId) => string | undefined;
}

export interface Authenticated {
  readonly answer: AuthenticateResponse;
  /** Undefined: nobody was logged in. */
  readonly session: (Session & { readonly propertyId: PropertyId }) | undefined;
}

/**
 * Logs in. Whether there is no such account or the password is wrong, the answer and the work are the same. Who has not
 * confirmed the address yet is told so where the password is right, and sent the link again. Refuses too many tries.
 * Rule: docs/accounts.md, "Logging in".
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
  const kept = account
    ? [account.passwordHash]
    : waiting.flatMap(({ registration }) => registration?.passwordHash ?? []);
  const isRight = await checkPassword(deps, hotel, { email, password: body.Password, kept }, from);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return ok({ answer: notDone('account.login-failed'), session: undefined });
  if (account === undefined) {
    // Too many mails went there already: the words hold all the same.
    await askForMail(deps, hotel, { email, address: from.address }, { kind: 'confirm-again' });
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
