import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import { guestPaths } from '@portico/contract/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { newAttemptKey } from './attempt-key.ts';
import { createReservation } from './create-reservation.ts';
import type { CreateOutcome } from './create-reservation.ts';
import { issuesOfModelState } from './model-state.ts';
import { beingPutRight, notPutRight, refusedNews, rejectedNews, unheardNews } from './attempt-news.ts';
import type { AttemptNews } from './attempt-news.ts';
import { remedyFor } from './refusal-remedy.ts';
import type { RefusalRemedy } from './refusal-remedy.ts';

export type AttemptState = 'idle' | 'asking' | 'repeating' | 'putting-right';

interface AttemptEnds {
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onInvalid: (issues: readonly FieldIssue[]) => void;
  /** What this page said does not hold; the button stays busy until it says what does. False: it could not be put right. */
  readonly onRefused: (remedy: RefusalRemedy) => Promise<boolean>;
}

/**
 * Sends a booking and follows its answer. One attempt at a time and one key for each, kept for a reload; a new key
 * after each final answer. Rule: spec section 8, "Booking creation failure".
 */
export function useBookingAttempt(first: AttemptNews | null, ends: AttemptEnds) {
  const { code } = useHotel();
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  const [state, setState] = useState<AttemptState>('idle');
  const [news, setNews] = useState(first);
  const isUnderWay = useRef(false);

  async function send(body: CreateRequestBody): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const key = booking.attemptKey ?? newAttemptKey();
    change((kept) => ({ ...kept, attemptKey: key }));
    setNews(null);
    setState('asking');
    try {
      await follow(await createReservation(body, key, () => setState('repeating')));
    } finally {
      isUnderWay.current = false;
      setState('idle');
    }
  }

  async function follow(outcome: CreateOutcome): Promise<void> {
    if (outcome.kind === 'answered') return followAnswer(outcome.answer);
    if (outcome.kind === 'unheard') return setNews(unheardNews(outcome.error));
    const { error } = outcome;
    // A key that belongs to another request may have booked: the guest asks before trying another.
    if (error.status !== 422 && error.status !== 429) forgetKey();
    const issues = issuesOfModelState(error.fields);
    if (issues.length > 0) ends.onInvalid(issues);
    else setNews(rejectedNews(error));
  }

  async function followAnswer(answer: CreateResponse): Promise<void> {
    const { Status, ConfirmationToken: token, ActionUrl } = answer;
    if (token !== null && Status === 'Confirmed') return ends.onConfirmed(token);
    if (token !== null && (Status === 'Pending' || Status === 'ActionRequired')) {
      change((kept) => ({ ...kept, underWay: token }));
      // In place of the form, so that going back from the bank leads here and not to another payment.
      await navigate(guestPaths.status(code, token), { replace: true });
      if (ActionUrl !== null) window.location.assign(ActionUrl);
      return;
    }
    forgetKey();
    const refused = refusedNews(answer);
    const remedy = remedyFor(answer.RefusalCode);
    if (remedy !== 'another-card') {
      setState('putting-right');
      setNews(beingPutRight(refused));
    }
    setNews((await ends.onRefused(remedy)) ? refused : notPutRight(refused));
  }

  function forgetKey() {
    change((kept) => ({ ...kept, attemptKey: null, underWay: null }));
  }

  return { state, news, send, dismiss: () => setNews(null) };
}
