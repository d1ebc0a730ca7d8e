import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import { guestPaths } from '@portico/contract/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { randomKey } from '../../lib/random-key.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { basketContent, dropClaim, findClaim, keepClaim } from './basket-claims.ts';
import { createReservation } from './create-reservation.ts';
import type { CreateOutcome } from './create-reservation.ts';
import { issuesOfModelState } from './model-state.ts';
import {
  beingPutRight,
  notPutRight,
  refusedNews,
  rejectedNews,
  unheardNews,
} from '../../parts/paying/attempt-news.ts';
import type { AttemptNews } from '../../parts/paying/attempt-news.ts';
import { atCheckout } from '../../parts/paying/at-checkout.ts';
import type { Remedy } from '@portico/contract/refusal';

export type AttemptState = 'idle' | 'asking' | 'repeating' | 'putting-right';

interface AttemptEnds {
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onInvalid: (issues: readonly FieldIssue[]) => void;
  /** What this page said does not hold; the button stays busy until it says what does. False: it could not be put right. */
  readonly onRefused: (remedy: Remedy) => Promise<boolean>;
}

/**
 * Sends a booking and follows its answer. One attempt at a time and one key for each, kept for a reload; a new key
 * after each final answer. Rule: spec section 8, "Booking creation failure".
 */
export function useBookingAttempt(search: ValidSearch, first: AttemptNews | null, ends: AttemptEnds) {
  const { code } = useHotel();
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  const [state, setState] = useState<AttemptState>('idle');
  const [news, setNews] = useState(first);
  const isUnderWay = useRef(false);

  const content = basketContent(search, booking);

  function keepClaimOf(key: string, token: string | null) {
    if (booking.basket !== null) keepClaim(code, { basket: booking.basket, content, key, token });
  }

  async function send(body: CreateRequestBody): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const claim = findClaim(code, booking.basket, content);
    // What another tab has sent and not heard of is the same attempt.
    const sent = claim?.token === null ? claim.key : null;
    const key = sent ?? booking.attemptKey ?? randomKey();
    setNews(null);
    setState('asking');
    try {
      const outcome = await sendAs(key, body);
      if (!cameToNothing(outcome)) return await follow(outcome, key);
      const newKey = randomKey();
      await follow(await sendAs(newKey, body), newKey);
    } finally {
      isUnderWay.current = false;
      setState('idle');
    }
  }

  function sendAs(key: string, body: CreateRequestBody): Promise<CreateOutcome> {
    keepClaimOf(key, null);
    change((kept) => ({ ...kept, attemptKey: key }));
    return createReservation(body, key, () => setState('repeating'));
  }

  async function follow(outcome: CreateOutcome, key: string): Promise<void> {
    if (outcome.kind === 'answered') return followAnswer(outcome.answer, key);
    if (outcome.kind === 'unheard') return setNews(unheardNews(outcome.error));
    const { error } = outcome;
    // A key that belongs to another request may have booked: it is kept, and tells once it came to nothing.
    if (error.status !== 422 && error.status !== 429) forgetKey();
    const issues = issuesOfModelState(error.fields);
    if (issues.length > 0) ends.onInvalid(issues);
    else setNews(rejectedNews(error));
  }

  async function followAnswer(answer: CreateResponse, key: string): Promise<void> {
    const { Status, ConfirmationToken: token, ActionUrl } = answer;
    if (token !== null && Status === 'Confirmed') {
      ends.onConfirmed(token);
      return keepClaimOf(key, token);
    }
    if (token !== null && (Status === 'Pending' || Status === 'ActionRequired')) {
      change((kept) => ({ ...kept, underWay: token }));
      keepClaimOf(key, token);
      // In place of the form, so that going back from the bank leads here and not to another payment.
      await navigate(guestPaths.status(code, token), { replace: true });
      if (ActionUrl !== null) window.location.assign(ActionUrl);
      return;
    }
    forgetKey();
    const refused = refusedNews(answer);
    const { remedy } = atCheckout(answer.RefusalCode);
    if (remedy !== 'another-card') {
      setState('putting-right');
      setNews(beingPutRight(refused));
    }
    setNews((await ends.onRefused(remedy)) ? refused : notPutRight(refused));
  }

  function forgetKey() {
    if (booking.basket !== null) dropClaim(code, { basket: booking.basket, content });
    change((kept) => ({ ...kept, attemptKey: null, underWay: null }));
  }

  return { state, news, send, dismiss: () => setNews(null) };
}

/** The key was sent with another basket before, of which nothing came: it is no bar to this one. */
function cameToNothing(outcome: CreateOutcome): boolean {
  return outcome.kind === 'rejected' && outcome.error.refusalCode === 'idempotency.over';
}
