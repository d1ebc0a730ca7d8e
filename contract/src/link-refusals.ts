import { answered, type Refusal } from './refusal.ts';
import { invalidLinkText } from './texts/link-texts.ts';

/** Why a page opened by the link of a mail refuses an action. */
export const linkRefusals = {
  'link.invalid': { status: 404, words: () => invalidLinkText.message },
  'pre-check-in.off': answered('Nothing is to be done before you come: we check you in at the desk.'),
} as const satisfies Readonly<Record<string, Refusal>>;
