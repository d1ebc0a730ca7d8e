import type { Remedy } from '@portico/contract/refusal';
import { useRef, useState } from 'react';
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
import { sendAttempt } from './send-attempt.ts';
import type { SendOutcome } from './send-once.ts';

export type AttemptState = 'idle' | 'asking' | 'retrying' | 'putting-right';

/** What is attempted: where it is sent, what outlives a reload, and where its answers lead. */
export interface Attempted<Answer extends Refused> {
  readonly path: string;
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
  readonly leadOn: (answer: Answer, key: string) => Promise<boolean>;
  /** Shows the server's faults at the fields of the page; false: none is at one. */
  readonly showFaults: (fields: ApiError['fields']) => boolean;
  /** What this page said does not hold; the button stays busy until it says what does. False: it could not be put right. */
  readonly putRight: (remedy: Exclude<Remedy, 'none'>) => Promise<boolean>;
}

/**
 * Sends what is paid for and follows its answer: one attempt at a time and one key for each; a new key after each final
 * answer. Rule: docs/booking.md, "One request sent twice".
 */
export function useAttempt<Answer extends Refused>(attempted: Attempted<Answer>) {
  const { path, openKey, onSend, onOver, leadOn, showFaults, putRight } = attempted;
  const [state, setState] = useState<AttemptState>('idle');
  const [news, setNews] = useState(attempted.firstNews);
  const isUnderWay = useRef(false);

  async function send(body: object): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setNews(null);
    setState('asking');
    try {
      const sent = { path, body, openKey, onSend };
      const { outcome, key } = await sendAttempt<Answer>(sent, () => setState('retrying'));
      await follow(outcome, key);
    } finally {
      isUnderWay.current = false;
      setState('idle');
    }
  }

  async function follow(outcome: SendOutcome<Answer>, key: string): Promise<void> {
    if (outcome.kind === 'unheard') return setNews(unheardNews(outcome.error));
    if (outcome.kind === 'rejected') return followRejection(outcome.error);
    if (!(await leadOn(outcome.answer, key))) await followRefusal(outcome.answer);
  }

  function followRejection(error: ApiError): void {
    // A key that belongs to another request may have booked: it is kept, and tells once it came to nothing.
    if (error.status !== 422 && error.status !== 429) onOver();
    if (!showFaults(error.fields)) setNews(rejectedNews(error));
  }

  async function followRefusal(answer: Refused): Promise<void> {
    onOver();
    const refused = refusedNews(answer, attempted.isCardTyped);
    const { remedy } = atCheckout(answer.RefusalCode);
    if (remedy === 'none') return setNews(refused);
    if (remedy !== 'another-card') {
      setState('putting-right');
      setNews(beingPutRight(refused));
    }
    setNews((await putRight(remedy)) ? refused : notPutRight(refused));
  }

  return { state, news, send, dismiss: () => setNews(null) };
}
