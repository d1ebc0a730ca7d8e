import type { Refusal } from './refusal.ts';
import { invalidLinkText } from './texts/link-texts.ts';

/** Why something is not done on a page that the link of a mail opens. */
export const linkRefusals = {
  'link.invalid': { status: 404, words: () => invalidLinkText.message },
  'pre-check-in.off': {
    status: 200,
    noCheckout: true,
    words: () => 'Nothing is to be done before you come: we check you in at the desk.',
  },
  'pre-check-in.card-not-kept': {
    status: 200,
    noCheckout: true,
    words: () =>
      'Your card could not be kept, and nothing was charged. All else is saved; please try the card again, or another.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
