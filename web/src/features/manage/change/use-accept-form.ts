import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { useEffect, useState } from 'react';
import { cardFieldId } from '../../../parts/card-form/card-field-id.ts';
import { cardFormIssues } from '../../../parts/card-form/card-form-issues.ts';
import { cardOf, noCard, type TypedCard } from '../../../parts/card-form/typed-card.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { useBooked } from '../opened/managed-context.ts';
import { forgetNewsOfReturn, readNewsOfReturn } from './sent-change.ts';
import { declinedElsewhere } from './change-news.ts';
import { useAcceptance } from './use-acceptance.ts';
import type { WantedChange } from '../opened/wanted-change.ts';

interface ToAccept {
  readonly wanted: WantedChange;
  readonly quote: WireChangeQuote;
  readonly onMade?: (() => void) | undefined;
}

/** The card that is typed for a change, in memory only, and the acceptance itself. */
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
    // Whatever the answer was, the code is typed anew.
    // oxlint-disable-next-line react/set-state-in-effect
    if (news !== null) setCard((kept) => ({ ...kept, securityCode: '' }));
  }, [news]);

  return {
    form,
    card,
    state,
    news,
    changeCard(part: Partial<TypedCard>) {
      form.changed(...Object.keys(part).map(cardFieldId));
      setCard((kept) => ({ ...kept, ...part }));
    },
    send() {
      if (state !== 'idle' || !form.check()) return;
      void accept({ wanted, quote, card: isCardTyped ? cardOf(card) : null });
    },
  };
}
