import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { ChangeEmailRequest, ConfirmNewEmailRequest } from '@portico/contract/calls/account-email';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { emailIssues } from '@portico/domain/people/email';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { fieldFaults } from '../hotel/field-faults.ts';
import { takeLimits } from '../limits/take-limits.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { loggedInOf } from '../platform/http/require-account.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import {
  confirmMailbox,
  insertEmailChange,
  lockAccount,
  readEmailChange,
  updateEmail,
} from './account-email-change.store.ts';
import { accountHotel } from './account-hotel.ts';
import { deleteRequests } from './account-request.store.ts';
import { endTokens, useToken } from './account-token.store.ts';
import { accountEmail } from './account.ts';
import { readAccount } from './account.store.ts';
import { done, notDone } from './answers.ts';
import { checkPassword, type PasswordFrom } from './check-password.ts';
import { joinBookings } from './join-bookings.store.ts';
import { loggedInAccount, type AccountOfHotel } from './logged-in-account.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';

/** Time for both mailboxes to confirm. */
const OPEN_MS = 3 * 24 * 60 * 60_000;

/** Another e-mail address of an account: requested, then confirmed in both mailboxes. */
export async function emailRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  app.route({
    ...endpoint('/api/Account/ChangeEmail'),
    handler: async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      const requested = found.ok
        ? await requestEmail(deps, found.value, request.body, passwordFrom(request, deps))
        : found;
      return requested.ok ? requested.value : refuseAccount(reply, requested.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/ConfirmNewEmail'),
    handler: async ({ body }, reply) => {
      const confirmed = await confirmEmail(deps, body);
      return confirmed.ok ? confirmed.value : refuseAccount(reply, confirmed.refusal);
    },
  });
}

/**
 * Mails both addresses, for a caller with the password. Tries count as log-ins. The answer is the same whether or not
 * the new address has an account. Rule: docs/accounts.md, "A new e-mail address".
 */
async function requestEmail(
  deps: AccountDeps,
  { hotel, account }: AccountOfHotel,
  { EmailAddress, Password }: ChangeEmailRequest,
  from: PasswordFrom,
): Promise<Result<AccountAnswer, AccountRefusal>> {
  const email = accountEmail(EmailAddress);
  const faults = fieldFaults(hotel, null, { email: 'EmailAddress' }, emailIssues(EmailAddress, true));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const typed = { email: account.email, password: Password, stored: [account.passwordHash] };
  const isRight = await checkPassword(deps, hotel, typed, from);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return ok(notDone('account.password-wrong'));
  if (email === account.email) return ok(done(accountTexts.emailIsSame));

  const { propertyId, individualId } = account;
  const { address } = from;
  const taken: { release: () => Promise<void> }[] = [];
  const release = () => Promise.all(taken.map((each) => each.release()));
  for (const [mailbox, accountMailsPerAddress] of [
    [email, 1],
    [account.email, 0],
  ] as const) {
    const who = { propertyId, mailbox, address };
    const allowance = await takeLimits(deps, who, { accountMailsPerAddress, accountMailsPerRecipient: 1 });
    if (!allowance.isOpen) {
      await release();
      const { thing, opensInS } = allowance;
      const { telephone } = hotel.definition.property;
      return refused({ code: 'request.too-many', thing, opensInS, telephone });
    }
    taken.push(allowance);
  }
  try {
    const now = deps.clock.now();
    const endsAt = new Date(now.getTime() + OPEN_MS);
    const change = { propertyId, individualId, email, emailBefore: account.email, endsAt };
    await inTransaction(deps.database, (tx) => insertEmailChange(tx, change, now), { retryable: true });
  } catch (error) {
    await release();
    throw error;
  }
  return ok(done(accountTexts.emailRequested));
}

/**
 * One of two mailboxes confirms a new address. Once both have, the account gets it. A used link gets the first answer
 * again. Rule: docs/accounts.md, "A new e-mail address".
 */
async function confirmEmail(
  deps: AccountDeps,
  { PropertyId, Token: token }: ConfirmNewEmailRequest,
): Promise<Result<AccountAnswer, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, PropertyId);
  if (!found.ok) return found;
  const { propertyId } = found.value;
  const now = deps.clock.now();
  const answer = await inTransaction(
    deps.database,
    async (tx): Promise<AccountAnswer> => {
      const ofNew = await useToken(tx, propertyId, { token, purpose: 'new-email' }, now);
      const opened =
        ofNew.kind === 'unknown'
          ? await useToken(tx, propertyId, { token, purpose: 'old-email' }, now)
          : ofNew;
      if (opened.kind === 'used') return done(accountTexts.emailConfirmed);
      if (opened.kind !== 'open') return notDone(`account.link-${opened.kind}`);
      const mailbox = opened === ofNew ? 'new' : 'old';
      return confirmIn(tx, { propertyId, changeId: opened.subjectId, mailbox }, now);
    },
    { retryable: true },
  );
  return ok(answer);
}

interface Confirming {
  readonly propertyId: AccountOfHotel['account']['propertyId'];
  readonly changeId: string;
  readonly mailbox: 'new' | 'old';
}

async function confirmIn(
  tx: Transaction<Schema>,
  { propertyId, changeId, mailbox }: Confirming,
  now: Date,
): Promise<AccountAnswer> {
  const requested = await readEmailChange(tx, propertyId, changeId);
  if (requested === undefined) return notDone('account.link-expired');
  await lockAccount(tx, requested);
  const change = await readEmailChange(tx, propertyId, changeId);
  const account = await readAccount(tx, propertyId, { individualId: requested.individualId });
  if (change === undefined || account?.email !== change.emailBefore) return notDone('account.link-expired');
  await confirmMailbox(tx, change, mailbox, now);
  if (!change.isConfirmed[mailbox === 'new' ? 'old' : 'new']) return done(accountTexts.emailConfirmed);
  const { email, individualId } = change;
  // Made by a registration in the meantime: that account stays.
  if ((await readAccount(tx, propertyId, { email })) !== undefined) return notDone('account.link-expired');
  await updateEmail(tx, change);
  await endTokens(tx, propertyId, individualId, now);
  await deleteRequests(tx, propertyId, { email });
  await joinBookings(tx, propertyId, { individualId, email });
  return done(accountTexts.emailChanged);
}
