import type { Guest } from '@portico/domain/people/guest';
import { useState } from 'react';
import type { BookerDraft } from '../../../shared/stay/booking.ts';
import type { TypedCard } from '../../../shared/payment/card-form/typed-card.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { draftOfCard, noSecrets, secretsOfCard, startDraft, typedCard } from './checkout-draft.ts';

/** What is typed: each change is stored for a reload, except card number and security code. */
export function useCheckoutDraft(leadGuest: Guest | null) {
  const { booking, change } = useBooking();
  const [secrets, setSecrets] = useState(noSecrets);
  const draft = booking.booker ?? startDraft(leadGuest);

  function changeDraft(part: Partial<BookerDraft>) {
    change((current) => ({ ...current, booker: { ...(current.booker ?? draft), ...part } }));
  }

  function changeCard(part: Partial<TypedCard>) {
    setSecrets((current) => ({ ...current, ...secretsOfCard(part) }));
    changeDraft(draftOfCard(part));
  }

  return { draft, card: typedCard(draft, secrets), changeDraft, changeCard };
}
