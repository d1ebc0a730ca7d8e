import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { typedTextStays, knownRefusal } from '@portico/contract/refusals';
import { isRejected, type ApiError } from '../../lib/api-error.ts';
import { failedTexts, unansweredText, unansweredTexts } from '../submitting/submit-texts.ts';
import { atCheckout } from './at-checkout.ts';

/** A failed attempt to book. */
export interface AttemptNews {
  /** Where it shows in the form: above the card to type again, or at the button to press again. */
  readonly at: 'payment' | 'button';
  readonly message: string;
  /** What it means for the guest, and what to do next. */
  readonly advice: string;
  /** What may have to be chosen again. */
  readonly chooseAgain: 'rooms' | 'extras' | null;
  /** The guest should ask the hotel first. */
  readonly contact: boolean;
  /** The session has ended: offers to log in again. */
  readonly logsIn?: boolean;
}

/** A refusal, and its reason. */
export type Refused = Pick<CreateResponse, 'Message' | 'RefusalCode'>;

/**
 * The news of an attempt refused by the hotel or the bank while this page was open. `isCardTyped`: in its form, so that
 * it can be typed again.
 */
export function refusedNews(answer: Refused, isCardTyped: boolean): AttemptNews {
  const { place, remedy, advice, chooseAgain = null, needsContact = false } = atCheckout(answer.RefusalCode);
  return {
    at: place,
    message: answer.Message ?? failedTexts.booking,
    advice: remedy === 'another-card' && !isCardTyped ? tryAgain : advice,
    chooseAgain,
    contact: needsContact,
    logsIn: remedy === 'log-in',
  };
}

const tryAgain = `${typedTextStays} You can try again.`;

/** The same after the page was left, for the bank or by a reload: a typed card is lost. */
export function returnedNews(answer: Refused, isCardTyped: boolean): AttemptNews {
  const advice = isCardTyped ? `Everything you typed is kept, but ${cardCleared}` : tryAgain;
  return { ...refusedNews(answer, isCardTyped), at: 'payment', advice };
}

const cardCleared =
  'the card number and the security code are gone: we never keep them. Please type them again, or use another card.';

/** The same while the refused part is being fixed: it promises nothing uncertain. */
export function beingPutRight(refused: AttemptNews): AttemptNews {
  return { ...refused, advice: 'Nothing has been charged. We are asking what your stay costs now.' };
}

/** The same when the server could not be reached: the refused part is still in the form. */
export function notPutRight(refused: AttemptNews): AttemptNews {
  return {
    ...refused,
    advice:
      'We could not ask what your stay costs now, so the sum is as it was. Nothing has been charged and everything you typed is kept: press the button to try again.',
    contact: true,
  };
}

/** The news of a rejected request. */
export function rejectedNews(error: ApiError): AttemptNews {
  const { advice = typedTextStays, needsContact = false } = knownRefusal(error.refusalCode)?.atCheckout ?? {};
  return {
    at: 'button',
    message: error.refusalCode === null ? failedTexts.booking : error.message,
    advice,
    chooseAgain: null,
    contact: needsContact || isRejected(error),
  };
}

/** The news of an attempt without an answer in this tab, as after a reload. */
export const openNews: AttemptNews = {
  ...unansweredTexts.booking,
  at: 'payment',
  chooseAgain: null,
  contact: true,
};

/** The news that there was no answer. */
export function unansweredNews(error: ApiError): AttemptNews {
  return { ...openNews, ...unansweredText('booking', error), at: 'button' };
}
