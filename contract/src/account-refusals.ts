import { answered, type Refusal } from './refusal.ts';

/** Why an account call is refused. Rules: docs/accounts.md. */
export const accountRefusals = {
  'account.not-offered': { status: 404, words: () => 'This hotel has no accounts for its guests.' },
  'account.logged-out': { status: 401, words: () => 'Please log in to your account.' },
  'account.login-failed': answered('Failed to login, please check your email address and password'),
  'account.not-confirmed': answered(
    'Please confirm your e-mail address first: open the link in the mail that we have sent you, and log in after that.',
  ),
  'account.password-wrong': answered('This is not your current password. Nothing has been changed.'),
  'account.request-password': answered(
    'This is not the password that was chosen when this account was requested. If you did not request it, do nothing; to have your own account, register with your own password.',
  ),
  'account.link-unknown': answered(
    'This link is invalid. Open it from our mail as it stands there, or ask for a new one.',
  ),
  'account.link-used': answered(
    'This link has been used, and it works once. Ask for a new one if you still need it.',
  ),
  'account.link-expired': answered('This link has expired. Ask for a new one: it comes by e-mail at once.'),
  'account.session-ended': {
    status: 200,
    words: () => 'You are not logged in any more, so your saved card cannot be used.',
    atCheckout: {
      place: 'payment',
      remedy: 'log-in',
      advice:
        'Nothing has been charged and everything you typed is kept. Log in again to use your kept card, or type a card.',
    },
  },
  'account.card-unknown': { status: 404, words: () => 'We do not know this card.' },
  'account.card-declined': answered(
    'The bank declined this card. Nothing has been charged and it is not kept; try another card.',
  ),
  'account.cards-not-kept': answered(
    'We cannot keep cards here just now. You can pay with a card when you book.',
  ),
  'account.too-many-cards': answered(
    'This account has as many cards as it can save. Remove one to add another.',
  ),
} as const satisfies Readonly<Record<string, Refusal>>;
