import { guestPaths } from '@portico/contract/paths';
import * as z from 'zod';
import { readEmailChange, type AccountEmailChange } from '../accounts/account-email-change.store.ts';
import { readAccount } from '../accounts/account.store.ts';
import type { MailFacts } from '../booking/booking-facts.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { accountMailFacts, newToken, notYou, sendAccountMail } from './deliver-account-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import type { ShortMail } from './short-mail.ts';

/** To the requested new address. It may be a stranger's: names no one. */
function toNewMailbox({ hotel }: MailFacts, link: ShortMail['link'] & object): ShortMail {
  const { name } = hotel.definition.property;
  return {
    subject: `Confirm your e-mail address: ${name}`,
    title: 'Should your account be here?',
    words: [
      `This address was given for an account with ${name}.`,
      'Confirm it here. We have also sent an e-mail to the address that the account has now: the change is made once both have confirmed.',
      'The link works once, for three days.',
    ],
    link,
    sections: [notYou('Do nothing, and we will not e-mail you again.')],
  };
}

/** To a new address that has an account of its own: only this mail says so. */
function toHolder({ hotel, publicUrl }: MailFacts): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `You already have an account: ${name}`,
    title: 'This address has an account already.',
    words: [
      `Someone has given this address for another account with ${name}. That is not possible, and nothing has changed.`,
      'If it was you, log in with this address. If you have forgotten its password, choose a new one:',
    ],
    link: { words: 'Choose a new password', url: publicUrl + guestPaths.forgotPassword(code) },
    sections: [notYou('Do nothing: no one has opened your account.')],
  };
}

/** To the current address: its reader must agree, or nothing changes. */
function toOldMailbox(
  { hotel }: MailFacts,
  { email }: AccountEmailChange,
  link: ShortMail['link'] & object,
): ShortMail {
  const { name, telephone } = hotel.definition.property;
  return {
    subject: `Is this your new e-mail address? ${name}`,
    title: 'Another address for your account?',
    words: [
      `Someone who knows your password asked that your account with ${name} have the address ${email} and no longer this one.`,
      'Anyone who reads its mail can open your account. Confirm only if you know that address.',
      'The link works once, for three days.',
    ],
    link,
    sections: [
      notYou(
        `Do nothing: the address stays as it is. Then choose another password, or call us on ${telephone}.`,
      ),
    ],
  };
}

const aboutChange = z.object({ changeId: z.uuid() });

/**
 * Sends one of the two mails about an account's new address; nothing if the request is over. The link's token is made
 * here and appears only in the mail. Throws when it cannot be sent, so that the outbox retries. Rule: docs/accounts.md,
 * "A new e-mail address".
 */
export async function deliverEmailChange(
  deps: BookingMailDeps,
  message: OutboxMessage,
  mailbox: 'new' | 'old',
): Promise<void> {
  const { propertyId } = message;
  const { kysely } = deps.database;
  const { changeId } = aboutChange.parse(message.payload);
  const change = await readEmailChange(kysely, propertyId, changeId);
  if (change === undefined) return;
  const account = await readAccount(kysely, propertyId, { individualId: change.individualId });
  if (account?.email !== change.emailBefore) return;
  const facts = await accountMailFacts(deps, propertyId);
  if (mailbox === 'new' && (await readAccount(kysely, propertyId, { email: change.email })) !== undefined) {
    const to = { name: change.email, address: change.email };
    return sendAccountMail(deps, facts, message, { to, mail: toHolder(facts) });
  }
  const { endsAt } = change;
  const token = await newToken(deps, {
    propertyId,
    purpose: `${mailbox}-email`,
    subjectId: changeId,
    endsAt,
  });
  const { code } = facts.hotel.definition.property;
  const link = {
    words: 'Confirm the new address',
    url: facts.publicUrl + guestPaths.confirmNewEmail(code, token),
  };
  const { firstName, lastName, email } = account;
  await sendAccountMail(
    deps,
    facts,
    message,
    mailbox === 'new'
      ? { to: { name: change.email, address: change.email }, mail: toNewMailbox(facts, link) }
      : { to: { name: `${firstName} ${lastName}`, address: email }, mail: toOldMailbox(facts, change, link) },
  );
}
