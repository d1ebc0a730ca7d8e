import type {
  PreCheckInSaveRequestBody,
  PreCheckInSaveResponse,
} from '@portico/contract/calls/pre-check-in-save';
import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { browserData } from '../../../shared/payment/card-form/browser-data.ts';
import { typedCardToWire } from '../../../shared/payment/card-form/card-to-wire.ts';
import { cardOf } from '../../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { sendAttempt } from '../../../shared/submitting/send-attempt.ts';
import type { SendOutcome } from '../../../shared/submitting/send-once.ts';
import { useSubmit, type SubmitState } from '../../../shared/submitting/use-submit.ts';
import { useCheckIn } from '../opened/check-in-context.ts';
import { payerEmail } from '../opened/shown.ts';
import { useReadAgain } from '../opened/use-link.ts';
import { refusedSave, rejectedSave, unansweredSave } from './save-news.ts';
import { keepSentCheckIn, readSentCheckIn } from './sent-check-in.ts';
import { requestedCheckIn } from './wanted.ts';

interface Sent {
  /** As shown; null: nothing changes the booking's price. */
  readonly quote: WireChangeQuote | null;
  readonly isCardTyped: boolean;
}

/** Sends everything in one request, with one key until the result is known, and reports the result. */
export function useSend() {
  const hotel = useHotel();
  const checkIn = useCheckIn();
  const { link, reservation, draft, card, changeCard, take, saved, showNews } = checkIn;
  const readAgain = useReadAgain(link);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { EntityId: id } = reservation;
  const { state, submit } = useSubmit({ send, onFault: (error) => showNews(unansweredSave(error)) });

  async function send({ quote, isCardTyped }: Sent, at: (state: SubmitState) => void): Promise<void> {
    showNews(null);
    const body: PreCheckInSaveRequestBody = {
      ...requestedCheckIn(checkIn),
      ...(quote !== null && { SeenTotalCost: quote.TotalNow, SeenPayment: quote.ToPayNow }),
      CardDetails: isCardTyped ? typedCardToWire(cardOf(card), payerEmail(reservation, draft), hotel) : null,
      BrowserData: isCardTyped || (quote !== null && quote.ToPayNow > 0) ? browserData() : null,
    };
    const { outcome } = await sendAttempt(
      {
        path: '/api/PreCheckIn/Save',
        body,
        openKey: () => readSentCheckIn(id)?.key ?? null,
        onSend: (key) => keepSentCheckIn(id, { key }),
      },
      () => at('retrying'),
    );
    await follow(outcome, isCardTyped);
  }

  async function follow(outcome: SendOutcome<PreCheckInSaveResponse>, isCardTyped: boolean): Promise<void> {
    if (outcome.kind === 'unanswered') return showNews(unansweredSave(outcome.error));
    if (outcome.kind === 'rejected') {
      const { error } = outcome;
      // A key that belongs to another request may have saved it: it is retained.
      if (error.status !== 422 && error.status !== 429) keepSentCheckIn(id, null);
      showNews(rejectedSave(error, hotel));
      // A link revoked meanwhile shows that in place of all this.
      if (error.status === 404) await readAgain();
      return;
    }
    followAnswer(outcome.answer, isCardTyped);
  }

  function followAnswer(answer: PreCheckInSaveResponse, isCardTyped: boolean): void {
    const { Reservation: newest, Status, ActionUrl } = answer;
    if (Status === 'Pending' || Status === 'ActionRequired') {
      keepSentCheckIn(id, { key: null });
      if (newest !== null) take(newest);
      if (ActionUrl !== null) window.location.assign(ActionUrl);
      return;
    }
    keepSentCheckIn(id, null);
    if (Status === 'Applied' && newest !== null) {
      saved(newest);
      return void navigate({ search: '' }, { replace: true });
    }
    // After every answer, the code is typed again.
    changeCard({ securityCode: '' });
    if (newest !== null) take(newest);
    showNews(refusedSave(answer, isCardTyped));
    void queries.invalidateQueries({ queryKey: ['check-in-cost'] });
  }

  return { state, send: submit };
}
