import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { ChangePasswordRequest } from '@portico/contract/calls/account-password';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { passwordIssues } from '@portico/domain/people/password';
import { ok, refused, type Result } from '@portico/domain/result';
import { changePasswordOf } from '../../core/account/change-password.ts';
import { insertSession, type Session } from '../../core/account/session.store.ts';
import { fieldFaults } from '../../core/hotel/field-faults.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done, notDone } from './answers.ts';
import { checkPassword, type PasswordFrom } from './check-password.ts';
import type { AccountOfHotel } from './logged-in-account.ts';

export interface PasswordChanged {
  readonly answer: AccountAnswer;
  /** In place of the one that asked, and of all others; undefined: nothing was changed. */
  readonly session: Session | undefined;
}

/**
 * Keeps a new password for who knows the old one; every other session ends. Tries count as those of a log-in.
 * Rule: docs/accounts.md, "Sessions".
 */
export async function changePassword(
  deps: AccountDeps,
  { hotel, account }: AccountOfHotel,
  { OldPassword, NewPassword }: ChangePasswordRequest,
  from: PasswordFrom,
): Promise<Result<PasswordChanged, AccountRefusal>> {
  const owner = { email: account.email, hotelName: hotel.definition.property.name };
  const issues = passwordIssues(NewPassword, owner, 'newPassword');
  const faults = fieldFaults(hotel, null, { newPassword: 'NewPassword' }, issues);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });

  const { email, passwordHash: current } = account;
  const typed = { email, password: OldPassword, kept: [current] };
  const isRight = await checkPassword(deps, hotel, typed, from);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return ok({ answer: notDone('account.password-wrong'), session: undefined });
  const passwordHash = await deps.passwords.make(NewPassword);
  const now = deps.clock.now();
  const session = await inTransaction(deps.database, async (tx) => {
    await changePasswordOf(tx, account, passwordHash, now);
    return insertSession(tx, account, now);
  });
  return ok({ answer: done(accountTexts.passwordChanged), session });
}
