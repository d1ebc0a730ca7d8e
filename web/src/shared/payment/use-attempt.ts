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
  unheardNews,
  type AttemptNews,
  type Refused,
} from './attempt-news.ts';
import { sendAttempt } from '../submitting/send-attempt.ts';
import { useSubmit, type SubmitState } from '../submitting/use-submit.ts';

/** A booking that is attempted: what outlives a reload, and where its answers lead. */
interface Attempted {
  /** Of the attempt before this page. */
  readonly firstNews: AttemptNews | null;
  /** A card is typed on this page. */
  readonly isCardTyped: boolean;
  /** Of an attempt whose end is not known; null: there is none. */
  readonly openKey: () => string | null;
  /** About to be sent with this key. */
  readonly onSend: (key: string) => void;
  /** Its end is known: the next is another attempt. */
  readonly onOver: () => void;
  /** Leads on from an answer; false: it is a refusal. */
  readonly leadOn: (answer: CreateResponse, key: string) => Promise<boolean>;
  /** Shows the server's faults at the fields of the page; false: none is at one. */
  readonly showFaults: (fields: ApiError['fields']) => boolean;
  /** What this page said does not hold; the button stays busy until it says what does. False: it could not be put right. */
  readonly putRight: (remedy: Exclude<Remedy, 'none'>) => Promise<boolean>;
}

/**
 * Sends what is paid for and follows its answer: one attempt at a time and one key for each; a new key after each final
 * answer. Rule: docs/booking.md, "One request sent twice".
 */
export function useAttempt(attempted: Attempted) {
  const { openKey, onSend, onOver, leadOn, showFaults, putRight } = attempted;
  const [news, setNews] = useState(attempted.firstNews);
  const { state, submit } = useSubmit({ send, onFault: (error) => setNews(unheardNews(error)) });

  async function send(body: CreateRequestBody, at: (state: SubmitState) => void): Promise<void> {
    setNews(null);
    const sent = { path: '/api/Reservation/Create', body, openKey, onSend } as const;
    const { outcome, key } = await sendAttempt(sent, () => at('retrying'));
    if (outcome.kind === 'unheard') return setNews(unheardNews(outcome.error));
    if (outcome.kind === 'rejected') return followRejection(outcome.error);
    if (!(await leadOn(outcome.answer, key))) await followRefusal(outcome.answer, at);
  }

  function followRejection(error: ApiError): void {
    // A key that belongs to another request may have booked: it is kept, and tells once it came to nothing.
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
