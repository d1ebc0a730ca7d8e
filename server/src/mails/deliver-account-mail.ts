import { branded } from '@portico/contract/branded';
import { guestPaths } from '@portico/contract/paths';
import type { IndividualId, PropertyId } from '@portico/domain/ids';
import * as z from 'zod';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { deleteRequests, mailAgain, readRequest, readWaiting } from '../accounts/account-request.store.ts';
import { RESET_MS, type AccountRequest } from '../accounts/account-request.ts';
import { insertToken, type NewAccountToken } from '../accounts/account-token.store.ts';
import { readAccount } from '../accounts/account.store.ts';
import type { Account } from '../accounts/account.ts';
import type { MailFacts } from '../booking/booking-facts.ts';
import { sendComposed, withHeader } from './composed-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import type { ShortMail } from './short-mail.ts';

/** To the mailbox's owner: the link that makes the account. `name` is as typed, by an unknown person. */
function confirmAddress(
  { hotel, publicUrl }: MailFacts,
  { name: whose, token }: { readonly name: string; readonly token: string },
): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `Confirm your e-mail address: ${name}`,
    title: 'One step left.',
    words: [
      `Someone has asked for an account with ${name} under this e-mail address, in the name of ${whose}.`,
      'If it was you, open this link and type the password that you chose.',
      'The link works once, for three days.',
    ],
    link: { words: 'Confirm my e-mail address', url: publicUrl + guestPaths.confirmEmail(code, token) },
    sections: [
      notYou('Do nothing, and no account is made: the link asks for a password that only they know.'),
    ],
  };
}

/** To the owner of an account after its address was registered again. */
function haveAccountAlready({ hotel, publicUrl }: MailFacts, firstName: string): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `You already have an account: ${name}`,
    title: `You already have an account, ${firstName}.`,
    words: [
      `Someone, we hope it was you, has just asked for an account with ${name} under this e-mail address. There is one, and nothing about it has changed.`,
      'Log in with the password that you chose then. If you have forgotten it, choose a new one:',
    ],
    link: { words: 'Choose a new password', url: publicUrl + guestPaths.forgotPassword(code) },
    sections: [notYou('Do nothing: no one has opened your account.')],
  };
}

/** To the guest: the link to choose a new password. */
function resetPassword(
  { hotel, publicUrl }: MailFacts,
  { firstName, token }: { readonly firstName: string; readonly token: string },
): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `Choose a new password: ${name}`,
    title: `A new password, ${firstName}.`,
    words: [
      `Open this link to choose a new password for your account with ${name}.`,
      'The link works once, for 30 minutes. You are logged out everywhere when the new password is saved.',
    ],
    link: { words: 'Choose a new password', url: publicUrl + guestPaths.resetPassword(code, token) },
    sections: [notYou('Do nothing: your password stays as it is.')],
  };
}

/** To the guest after a change of password, so that an intruder is noticed. */
function passwordChanged({ hotel, publicUrl }: MailFacts, firstName: string): ShortMail {
  const { code, name, telephone } = hotel.definition.property;
  return {
    subject: `Your password was changed: ${name}`,
    title: `Your password was changed, ${firstName}.`,
    words: [
      `The password of your account with ${name} has just been changed, and every other browser was logged out.`,
    ],
    link: { words: 'Choose another password', url: publicUrl + guestPaths.forgotPassword(code) },
    sections: [notYou(`Choose another password at once by the link above, or call us on ${telephone}.`)],
  };
}

export const notYou = (words: string) => ({ heading: 'If it was not you', words: [words] });

const aboutRequest = z.object({ requestId: z.uuid() });
const aboutAccount = z.object({ individualId: branded<IndividualId>(z.uuid()) });

/** A mail of an account and its recipient. */
interface AccountMail {
  readonly to: Mail['to'];
  readonly mail: ShortMail;
}

/**
 * Sends the mail of a request: a link to confirm an address or reset a password, or that there is an account already;
 * nothing if neither applies. The link's token is made here and appears only in the mail. Throws when it cannot be
 * sent, so that the outbox retries. Rule: docs/accounts.md, "Mails".
 */
export async function deliverAccountRequest(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const { propertyId } = message;
  const { requestId } = aboutRequest.parse(message.payload);
  const request = await readRequest(deps.database.kysely, propertyId, requestId);
  if (request === undefined) return;
  const facts = await accountMailFacts(deps, propertyId);
  const account = await readAccount(deps.database.kysely, propertyId, { email: request.email });
  const letter = account
    ? await toHolder(deps, facts, request, account)
    : await toStranger(deps, facts, request);
  if (letter !== undefined) await sendAccountMail(deps, facts, message, letter);
  const isOver = account !== undefined || request.kind !== 'register';
  if (isOver) await inTransaction(deps.database, (tx) => deleteRequests(tx, propertyId, { requestId }));
}

/** To the address of an account, for any request. */
async function toHolder(
  deps: BookingMailDeps,
  facts: MailFacts,
  { kind }: AccountRequest,
  account: Account,
): Promise<AccountMail> {
  const { propertyId, individualId, firstName } = account;
  const to = holderOf(account);
  if (kind !== 'reset') return { to, mail: haveAccountAlready(facts, firstName) };
  const endsAt = new Date(deps.clock.now().getTime() + RESET_MS);
  const token = await newToken(deps, { propertyId, purpose: 'reset', subjectId: individualId, endsAt });
  return { to, mail: resetPassword(facts, { firstName, token }) };
}

/** To an address without an account: only if a registration waits for it. Of several, each is mailed again. */
async function toStranger(
  deps: BookingMailDeps,
  facts: MailFacts,
  request: AccountRequest,
): Promise<AccountMail | undefined> {
  const { propertyId } = facts.hotel;
  const { database, clock } = deps;
  if (request.kind === 'confirm-again') {
    const waiting = await readWaiting(database.kysely, propertyId, request.email, clock.now());
    await inTransaction(database, (tx) => mailAgain(tx, propertyId, waiting, clock.now()));
  }
  if (!request.registration) return undefined;
  const { firstName, lastName } = request.registration;
  const { requestId: subjectId, endsAt } = request;
  const token = await newToken(deps, { propertyId, purpose: 'confirm', subjectId, endsAt });
  return {
    to: { name: `${firstName} ${lastName}`, address: request.email },
    mail: confirmAddress(facts, { name: `${firstName} ${lastName}`, token }),
  };
}

export function newToken({ database, clock }: BookingMailDeps, token: NewAccountToken): Promise<string> {
  return insertToken(database.kysely, token, clock.now());
}

/**
 * Notifies a guest that the password was changed; sends nothing when the account is deleted. Throws as
 * `deliverAccountRequest`.
 */
export async function deliverPasswordChanged(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const { propertyId } = message;
  const { individualId } = aboutAccount.parse(message.payload);
  const account = await readAccount(deps.database.kysely, propertyId, { individualId });
  if (account === undefined) return;
  const facts = await accountMailFacts(deps, propertyId);
  const mail = passwordChanged(facts, account.firstName);
  await sendAccountMail(deps, facts, message, { to: holderOf(account), mail });
}

function holderOf({ firstName, lastName, email }: Account): Mail['to'] {
  return { name: `${firstName} ${lastName}`, address: email };
}

export async function accountMailFacts(
  { hotels, publicUrl }: BookingMailDeps,
  propertyId: PropertyId,
): Promise<MailFacts> {
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) throw new Error('a mail of an account with no hotel');
  return { hotel, publicUrl };
}

export async function sendAccountMail(
  { sendMail }: BookingMailDeps,
  facts: MailFacts,
  message: OutboxMessage,
  { to, mail }: AccountMail,
): Promise<void> {
  await sendComposed(sendMail, message, facts.hotel.definition.property, withHeader(facts, to, mail));
}
