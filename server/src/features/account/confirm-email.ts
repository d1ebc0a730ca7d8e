import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { ConfirmEmailRequest } from '@portico/contract/calls/account-register';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { ok, type Result } from '@portico/domain/result';
import { accountHotel, type NoAccountsHere } from '../../core/account/account-hotel.ts';
import { deleteRequests, readRequest } from '../../core/account/account-request.store.ts';
import { useToken } from '../../core/account/account-token.store.ts';
import { insertAccount } from '../../core/account/account.store.ts';
import { joinBookings } from '../../core/account/join-bookings.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AccountDeps } from './account-deps.ts';
import { done, notDone } from './answers.ts';

/**
 * Makes the account whose address the link confirms, and joins earlier bookings of that address to it. A link that was
 * used answers as the first time and does nothing more. Rule: docs/accounts.md, "Registering".
 */
export async function confirmEmail(
  deps: AccountDeps,
  { PropertyId, Token }: ConfirmEmailRequest,
): Promise<Result<AccountAnswer, NoAccountsHere>> {
  const found = await accountHotel(deps.hotels, PropertyId);
  if (!found.ok) return found;
  const { propertyId } = found.value;
  const now = deps.clock.now();
  const answer = await inTransaction(
    deps.database,
    async (tx) => {
      const opened = await useToken(tx, propertyId, { token: Token, purpose: 'confirm' }, now);
      if (opened.kind === 'used') return done(accountTexts.confirmed);
      if (opened.kind !== 'open') return notDone(`account.link-${opened.kind}`);
      const request = await readRequest(tx, propertyId, opened.subjectId);
      // The same address was confirmed by another mail: that account stands as it is.
      if (!request?.registration) return done(accountTexts.confirmed);
      const { email, registration } = request;
      const individualId = await insertAccount(tx, propertyId, { ...registration, email }, now);
      await deleteRequests(tx, propertyId, { email });
      if (individualId !== undefined) await joinBookings(tx, propertyId, { individualId, email });
      return done(accountTexts.confirmed);
    },
    { retryable: true },
  );
  return ok(answer);
}
