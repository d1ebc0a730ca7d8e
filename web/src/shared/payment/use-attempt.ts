import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import type { Remedy } from '@portico/contract/refusal';
import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { atCheckout } from './at-checkout.ts';
import {
  beingPutRight,
  notPutRight,
  refusedNews,
  rejectedNews,
  unansweredNews,
  type AttemptNews,
  type Refused,
} from './attempt-news.ts';
import { sendAttempt } from '../submitting/send-attempt.ts';
import { useSubmit, type SubmitState } from '../submitting/use-submit.ts';

/** A booking attempt: what survives a reload, and where its answers lead. */
interface Attempted {
  /** Of the attempt before this page. */
  readonly firstNews: AttemptNews | null;
  /** A card is typed on this page. */
  readonly isCardTyped: boolean;
  /** The key of an attempt whose result is unknown; null: there is none. */
  readonly openKey: () => string | null;
  /** Called before sending with this key. */
  readonly onSend: (key: string) => void;
  /** Its result is known: the next is another attempt. */
  readonly onOver: () => void;
  /** Navigates by an answer; false: it is a refusal. */
  readonly leadOn: (answer: CreateResponse, key: string) => Promise<boolean>;
  /** Shows the server's faults at the page's fields; false: none matches one. */
  readonly showFaults: (fields: ApiError['fields']) => boolean;
  /** The page is out of date; the button stays busy until it is refreshed. False: that failed. */
  readonly putRight: (remedy: Exclude<Remedy, 'none'>) => Promise<boolean>;
}

/**
 * Sends a booking and follows its answer: one attempt at a time with one key each; a new key after each final answer.
 * Rule: docs/booking.md, "One request sent twice".
 */
export function useAttempt(attempted: Attempted) {
  const { openKey, onSend, onOver, leadOn, showFaults, putRight } = attempted;
  const [news, setNews] = useState(attempted.firstNews);
  const { state, submit } = useSubmit({ send, onFault: (error) => setNews(unansweredNews(error)) });

  async function send(body: CreateRequestBody, at: (state: SubmitState) => void): Promise<void> {
    setNews(null);
    const sent = { path: '/api/Reservation/Create', body, openKey, onSend } as const;
    const { outcome, key } = await sendAttempt(sent, () => at('retrying'));
    if (outcome.kind === 'unanswered') return setNews(unansweredNews(outcome.error));
    if (outcome.kind === 'rejected') return followRejection(outcome.error);
    if (!(await leadOn(outcome.answer, key))) await followRefusal(outcome.answer, at);
  }

  function followRejection(error: ApiError): void {
    // A key that belongs to another request may have booked: it is retained, and reports the result if it failed.
    if (error.status !== 422 && error.status !== 429) onOver();
    if (!showFaults(error.fields)) setNews(rejectedNews(error));
  }

  async function followRefusal(answer: Refused, at: (state: SubmitState) => void): Promise<void> {
    onOver();
    const refused = refusedNews(answer, attempted.isCardTyped);
    const { remedy } = atCheckout(answer.RefusalCode);
    if (remedy === 'none') return setNews(refused);
    if (remedy !== 'another-card') {
      at('putting-right');
      setNews(beingPutRight(refused));
    }
    setNews((await putRight(remedy)) ? refused : notPutRight(refused));
  }

  return { state, news, send: submit, dismiss: () => setNews(null) };
}
