import type { ProcessResponse, TransactionStatusResponse } from '@portico/contract/calls/pay-by-link';
import { payByLinkTexts } from '@portico/contract/texts/pay-by-link-texts';
import { limitNews, type ApiError } from '../../lib/api-error.ts';
import type { AttemptNews } from '../../shared/payment/attempt-news.ts';
import { unansweredText, unansweredTexts } from '../../shared/submitting/submit-texts.ts';

/** A failure of a payment, or of saving a card. */
export type PayNews = AttemptNews;

const plain = { chooseAgain: null, contact: false } as const;
const stored = 'Everything you typed is kept';

/** The hotel or the bank refused while this page was open. */
export function refusedNews(
  { Message, RefusalCode, Status }: Pick<ProcessResponse, 'Message' | 'RefusalCode' | 'Status'>,
  isCardTyped: boolean,
): PayNews {
  const message = Message ?? payByLinkTexts.failed;
  if (RefusalCode === 'invoice.amount-changed')
    return { ...plain, at: 'button', message, advice: `The new sum is above. ${stored}.` };
  if (Status === null) return { ...plain, at: 'button', message, advice: `${stored}.`, contact: true };
  const advice = isCardTyped
    ? `${stored} but the security code. Type it again, or use another card.`
    : `${stored}. You can try again.`;
  return { ...plain, at: 'payment', message, advice };
}

/** The same after the guest left the page, for the bank or by a reload. */
export function returnedNews({ Message }: TransactionStatusResponse): PayNews {
  return {
    ...plain,
    at: 'payment',
    message: Message ?? payByLinkTexts.failed,
    advice: 'Nothing has been charged. We never keep a card number: please try again, or use another card.',
  };
}

/** The request was rejected. */
export function rejectedNews(error: ApiError, telephone: string): PayNews {
  if (error.refusalCode === 'idempotency.reused') return unansweredNews(error);
  const message = limitNews(error, telephone);
  return {
    ...plain,
    at: 'button',
    message: message ?? (error.refusalCode === null ? payByLinkTexts.failed : error.message),
    advice: `Nothing has been charged. ${stored}.`,
    contact: true,
  };
}

/** An attempt of this tab whose answer never arrived, as after a reload. */
export const openNews: PayNews = {
  ...plain,
  ...unansweredTexts.payment,
  at: 'button',
  contact: true,
};

/** There was no answer. */
export function unansweredNews(error: ApiError): PayNews {
  return { ...openNews, ...unansweredText('payment', error) };
}
