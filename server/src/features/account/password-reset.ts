import { branded } from '@portico/contract/branded';
import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { PasswordResetRequest } from '@portico/contract/calls/account-password';
import { accountTexts } from '@portico/contract/texts/account-texts';
import type { IndividualId } from '@portico/domain/ids';
import { passwordIssues } from '@portico/domain/people/password';
import { ok, refused, type Result } from '@portico/domain/result';
import * as z from 'zod';
import { accountHotel } from '../../core/account/account-hotel.ts';
import { lookAtToken, useToken } from '../../core/account/account-token.store.ts';
import { readAccount } from '../../core/account/account.store.ts';
import { changePasswordOf } from '../../core/account/change-password.ts';
import { fieldFaults } from '../../core/hotel/field-faults.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done, notDone } from './answers.ts';

const individual = branded<IndividualId>(z.uuid());

/**
 * Keeps the password that was chosen by a link. A password that is refused leaves the link as it was; a link that is used,
 * over or unknown is answered in words. Without a password the link is only looked at. Rule: docs/accounts.md, "A forgotten password".
 */
export async function passwordReset(
  deps: AccountDeps,
  { PropertyId, Token: token, Password }: PasswordResetRequest,
): Promise<Result<AccountAnswer, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, PropertyId);
  if (!found.ok) return found;
  const { propertyId, definition } = found.value;
  const link = { token, purpose: 'reset' } as const;
  const now = deps.clock.now();
  // Looked at before anything is hashed for it; it is used up with what it is for.
  const shown = await lookAtToken(deps.database.kysely, propertyId, link, now);
  if (shown.kind !== 'open') return ok(notDone(`account.link-${shown.kind}`));
  const individualId = individual.safeParse(shown.subjectId).data;
  const account = individualId && (await readAccount(deps.database.kysely, propertyId, { individualId }));
  if (account === undefined) return ok(notDone('account.link-unknown'));

  if (Password === null) return ok(done(accountTexts.linkWorks));
  const owner = { email: account.email, hotelName: definition.property.name };
  const faults = fieldFaults(found.value, null, { password: 'Password' }, passwordIssues(Password, owner));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const passwordHash = await deps.passwords.make(Password);
  const answer = await inTransaction(deps.database, async (tx) => {
    const opened = await useToken(tx, propertyId, link, now);
    if (opened.kind !== 'open') return notDone(`account.link-${opened.kind}`);
    await changePasswordOf(tx, account, passwordHash, now);
    return done(accountTexts.passwordReset);
  });
  return ok(answer);
}
