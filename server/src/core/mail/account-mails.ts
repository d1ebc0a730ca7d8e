import { guestPaths } from '@portico/contract/paths';
import type { LetterFacts } from './booking-facts.ts';
import type { ShortMail } from './short-mail.ts';

/** To whoever has the mailbox: the link that makes the account. `name` is what was typed, by nobody knows whom. */
export function confirmAddress(
  { hotel, publicUrl }: LetterFacts,
  { name: whose, token }: { readonly name: string; readonly token: string },
): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `Confirm your e-mail address: ${name}`,
    title: 'One step left.',
    words: [
      `Somebody has asked for an account with ${name} under this e-mail address, in the name of ${whose}.`,
      'If it was you, open this link and type the password that you chose.',
      'The link works once, for three days.',
    ],
    link: { words: 'Confirm my e-mail address', url: publicUrl + guestPaths.confirmEmail(code, token) },
    sections: [
      notYou('Do nothing, and no account is made: the link asks for a password that only they know.'),
    ],
  };
}

/** To the guest of an account for whose address another one was asked. */
export function haveAccountAlready({ hotel, publicUrl }: LetterFacts, firstName: string): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `You already have an account: ${name}`,
    title: `You already have an account, ${firstName}.`,
    words: [
      `Somebody, we hope it was you, has just asked for an account with ${name} under this e-mail address. There is one, and nothing about it has changed.`,
      'Log in with the password that you chose then. If you have forgotten it, choose a new one:',
    ],
    link: { words: 'Choose a new password', url: publicUrl + guestPaths.forgotPassword(code) },
    sections: [notYou('Do nothing: nobody has come into your account.')],
  };
}

/** To the guest: the link by which a new password is chosen. */
export function resetPassword(
  { hotel, publicUrl }: LetterFacts,
  { firstName, token }: { readonly firstName: string; readonly token: string },
): ShortMail {
  const { code, name } = hotel.definition.property;
  return {
    subject: `Choose a new password: ${name}`,
    title: `A new password, ${firstName}.`,
    words: [
      `Open this link to choose a new password for your account with ${name}.`,
      'The link works once, for 30 minutes. You are logged out everywhere when the new password is kept.',
    ],
    link: { words: 'Choose a new password', url: publicUrl + guestPaths.resetPassword(code, token) },
    sections: [notYou('Do nothing: your password stays as it is.')],
  };
}

/** To the guest, after it: whoever has done it without them is found out. */
export function passwordChanged({ hotel, publicUrl }: LetterFacts, firstName: string): ShortMail {
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

const notYou = (words: string) => ({ heading: 'If it was not you', words: [words] });
