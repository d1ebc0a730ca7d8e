import type { AddCardResponse } from '@portico/contract/calls/account-cards';
import type { AccountCard } from '@portico/contract/calls/account-read';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { getJson, postJson } from '../../../lib/api.ts';
import { readSession, writeSession } from '../../../lib/session.ts';
import { failedText } from '../../../shared/account/failed-text.ts';
import { browserData } from '../../../shared/payment/card-form/browser-data.ts';
import { cardFieldId } from '../../../shared/payment/card-form/card-field-id.ts';
import { cardFormIssues } from '../../../shared/payment/card-form/card-form-issues.ts';
import { typedCardToWire } from '../../../shared/payment/card-form/card-to-wire.ts';
import { cardOf, noCard, type TypedCard } from '../../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { failedTexts } from '../../../shared/submitting/submit-texts.ts';
import { useSubmit } from '../../../shared/submitting/use-submit.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';

const requestKey = 'portico.card-request';
const pollMs = 2_000;

/** A guest back from the bank or the provider's page sees the result; the address is cleaned after that. */
function requestToFollow(): unknown {
  const { pathname, search } = window.location;
  const returned = new URLSearchParams(search).get('card');
  if (returned === null) return readSession(requestKey);
  writeSession(requestKey, returned);
  window.history.replaceState(window.history.state, '', pathname);
  return returned;
}

/** A card to save: typed here or on the provider's page, and polled until decided. */
export function useAddCard(
  email: string,
  onBegin: () => void,
  onAdded: (cards: AccountCard[], message: string) => void,
) {
  const hotel = useHotel();
  const isTyped = hotel.cardEntry === 'typed-here';
  const [card, setCard] = useState(noCard);
  const [failure, setFailure] = useState<string | null>(null);
  const [followed, setFollowed] = useState(requestToFollow);
  const form = useFormIssues(() => cardFormIssues(cardOf(card), hotel));

  function take(answer: AddCardResponse): void {
    switch (answer.Status) {
      case 'Added':
        finish();
        return onAdded(answer.CreditCards, answer.Message);
      case 'Declined':
        finish();
        return setFailure(answer.Message);
      case 'Pending':
      case 'ActionRequired':
        writeSession(requestKey, answer.CardRequestId);
        if (answer.ActionUrl === null) setFollowed(answer.CardRequestId);
    }
  }

  function finish() {
    writeSession(requestKey, null);
    setFollowed(null);
    setCard(noCard);
  }

  useEffect(() => {
    if (typeof followed !== 'string') return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll() {
      try {
        const query = { propertyId: hotel.id, cardRequestId: String(followed) };
        const answer = await getJson('/api/Account/Cards/Status', query);
        if (isOver) return;
        // Left at the bank's challenge: it can be started again.
        if (answer.Status === 'ActionRequired') return finish();
        if (answer.Status !== 'Pending') return take(answer);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isOver) return;
        // A refusal ends it; without an answer, the result is still unknown.
        if (error.status !== 0 && error.status < 500) return finish();
      }
      timer = setTimeout(() => void poll(), pollMs);
    }
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // Once for each request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [followed]);

  const { state, submit } = useSubmit<void, AddCardResponse>({
    async send() {
      setFailure(null);
      onBegin();
      const answer = await postJson('/api/Account/Cards/Add', {
        PropertyId: hotel.id,
        CardDetails: isTyped ? typedCardToWire(cardOf(card), email, hotel) : null,
        BrowserData: browserData(),
      });
      take(answer);
      return answer;
    },
    follow({ ActionUrl }) {
      if (ActionUrl !== null) window.location.assign(ActionUrl);
    },
    onFault: (error) => setFailure(failedText(error, failedTexts.card, hotel.telephone)),
  });

  return {
    isTyped,
    card,
    form,
    failure,
    isBusy: state !== 'idle' || followed !== null,
    type(part: Partial<TypedCard>) {
      form.changed(...Object.keys(part).map(cardFieldId));
      setCard((stored) => ({ ...stored, ...part }));
    },
    send() {
      if (state === 'idle' && (!isTyped || form.check())) submit();
    },
  };
}
