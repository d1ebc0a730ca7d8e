import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { CardDetails } from '@portico/domain/payment/card';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserData } from '../../../shared/payment/card-form/browser-data.ts';
import { cardFieldId } from '../../../shared/payment/card-form/card-field-id.ts';
import { cardFormIssues } from '../../../shared/payment/card-form/card-form-issues.ts';
import { typedCardToWire } from '../../../shared/payment/card-form/card-to-wire.ts';
import { cardOf, noCard, type TypedCard } from '../../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { sendAttempt } from '../../../shared/submitting/send-attempt.ts';
import type { SendOutcome } from '../../../shared/submitting/send-once.ts';
import { useSubmit, type SubmitState } from '../../../shared/submitting/use-submit.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useBooked } from '../opened/managed-context.ts';
import { useShowNews } from '../opened/page-news.tsx';
import { useTakeBooking } from '../opened/use-managed.ts';
import { useShow } from '../opened/use-view.ts';
import { type RequestedChange, changeBody } from '../opened/requested-change.ts';
import {
  declinedElsewhere,
  isOfNewerBooking,
  refusedChange,
  rejectedChange,
  unansweredChange,
  type ChangeNews,
} from './change-news.ts';
import { forgetNewsOfReturn, readNewsOfReturn, keepSentChange, readSentChange } from './sent-change.ts';

interface ToAccept {
  readonly wanted: RequestedChange;
  readonly quote: WireChangeQuote;
  readonly onMade?: (() => void) | undefined;
}

/** The card typed for a change, in memory only, and the acceptance itself. */
export function useAcceptForm({ wanted, quote, onMade }: ToAccept) {
  const hotel = useHotel();
  const { ReservationId } = useBooked();
  const [card, setCard] = useState(noCard);
  const [returned] = useState(() => readNewsOfReturn(ReservationId));
  useEffect(() => {
    forgetNewsOfReturn(ReservationId);
  }, [ReservationId]);
  const isCardTyped = quote.HowToPay === 'card' && quote.ToPayNow > 0;
  const form = useFormIssues(() => (isCardTyped ? cardFormIssues(cardOf(card), hotel) : []));
  const { state, news, accept } = useAcceptance(
    returned === null ? null : declinedElsewhere(returned),
    onMade ?? (() => undefined),
  );
  useEffect(() => {
    // After every answer, the code is typed again.
    // oxlint-disable-next-line react/set-state-in-effect
    if (news !== null) setCard((stored) => ({ ...stored, securityCode: '' }));
  }, [news]);

  return {
    form,
    card,
    state,
    news,
    changeCard(part: Partial<TypedCard>) {
      form.changed(...Object.keys(part).map(cardFieldId));
      setCard((stored) => ({ ...stored, ...part }));
    },
    send() {
      if (state !== 'idle' || !form.check()) return;
      accept({ wanted, quote, card: isCardTyped ? cardOf(card) : null });
    },
  };
}

interface Accepted {
  readonly wanted: RequestedChange;
  /** As shown to the guest. */
  readonly quote: WireChangeQuote;
  /** Valid; null when none is typed. */
  readonly card: CardDetails | null;
}

/**
 * Sends the accepted change with the sums shown, and follows the answer: made, at the bank or the payment page, or
 * refused. One attempt at a time, with one key each. Rule: docs/booking.md, "One request sent twice".
 */
function useAcceptance(firstNews: ChangeNews | null, onMade: () => void) {
  const hotel = useHotel();
  const booking = useBooked();
  const takeBooking = useTakeBooking();
  const show = useShow();
  const showNews = useShowNews();
  const queries = useQueryClient();
  const { search: query } = useLocation();
  const [news, setNews] = useState(firstNews);
  const { state, submit } = useSubmit({
    send: accept,
    onFault: (error) => setNews(unansweredChange(error)),
  });
  const { ReservationId: id } = booking;

  async function accept({ wanted, quote, card }: Accepted, at: (state: SubmitState) => void): Promise<void> {
    setNews(null);
    showNews(null);
    const body: ManageUpdateRequestBody = {
      ...changeBody(hotel, booking, wanted),
      SeenTotalCost: quote.TotalNow,
      SeenPayment: quote.ToPayNow,
      CardDetails: card === null ? null : typedCardToWire(card, booking.Booker.Email, hotel),
      BrowserData: quote.ToPayNow > 0 ? browserData() : null,
    };
    const { outcome } = await sendAttempt(
      {
        path: '/api/ManageBooking/Update',
        body,
        openKey: () => keyOfQuery(id, query),
        onSend: (key) => keepSentChange(id, { key, changeId: null, query }),
      },
      () => at('retrying'),
    );
    follow(outcome, card !== null);
  }

  function follow(outcome: SendOutcome<ManageUpdateResponse>, isCardTyped: boolean): void {
    if (outcome.kind === 'unanswered') return setNews(unansweredChange(outcome.error));
    if (outcome.kind === 'rejected') {
      const { error } = outcome;
      // A key that belongs to another request may have changed the booking: it is retained.
      if (error.status !== 422 && error.status !== 429) keepSentChange(id, null);
      return setNews(rejectedChange(error, hotel));
    }
    const { answer } = outcome;
    const { Reservation: newest, Status, ActionUrl, RefusalCode } = answer;
    if (Status === 'Applied') onMade();
    if (newest !== null) takeBooking(newest);
    if (Status === 'Pending' || Status === 'ActionRequired') {
      keepSentChange(id, { key: null, changeId: newest?.PendingChange?.ChangeId ?? null, query });
      if (ActionUrl !== null) window.location.assign(ActionUrl);
      return;
    }
    keepSentChange(id, null);
    if (Status === 'Applied') return show({ name: 'complete' }, { instead: true });
    const refused = refusedChange(answer, isCardTyped);
    // The booking has changed, so this form may close with the notice in it.
    if (RefusalCode !== null && isOfNewerBooking(RefusalCode))
      showNews({ tone: 'negative', message: `${refused.message} ${refused.advice}` });
    else setNews(refused);
    // For a newer state the quote is requested anyway.
    if (newest?.Version === booking.Version || newest === null)
      void queries.invalidateQueries({ queryKey: ['change-preview'] });
  }

  return { state, news, accept: submit };
}

/** The key of the attempt at this address whose result is unknown, also before a reload. */
function keyOfQuery(reservationId: string, query: string): string | null {
  const sent = readSentChange(reservationId);
  return sent?.query === query ? sent.key : null;
}
