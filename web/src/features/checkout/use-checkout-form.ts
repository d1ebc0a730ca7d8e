import type { Remedy } from '@portico/contract/refusal';
import { requiresCustomTerms } from '@portico/domain/payment/custom-terms';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { useEffect, useState } from 'react';
import { count } from '../../shared/hotel/counted.ts';
import type { BookerDraft } from '../../shared/stay/booking.ts';
import { cardFieldId } from '../../shared/payment/card-form/card-field-id.ts';
import { cardOf, type TypedCard } from '../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { countedRoom } from '../../shared/offers/chosen-room.ts';
import type { ChosenRoom } from '../../shared/offers/chosen-room.ts';
import { useLoginHint } from '../../shared/account/login-hint.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import type { AttemptNews } from '../../shared/payment/attempt-news.ts';
import { typesCard, type Payment } from '../../shared/payment/required-payment.ts';
import { useCountries } from '../../shared/people/country-field.tsx';
import type { ValidSearch } from '../../shared/search/search.ts';
import { payingCode, type VoucherCheck } from '../../shared/offers/voucher-check.ts';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import {
  accountChoiceIssues,
  newPasswordId,
  noAccount,
  type AccountChoice,
} from './account/account-choice.ts';
import { makeAccount } from './account/make-account.ts';
import { useChoosingPassword } from './account/use-choosing-password.ts';
import { usePrefill } from './account/use-prefill.ts';
import { createBody } from './attempt/create-body.ts';
import { useBookingAttempt } from './attempt/use-booking-attempt.ts';
import { bookerOf, customTermsOf, invoicedCompanyOf } from './details/checkout-draft.ts';
import { checkoutIssues } from './details/checkout-issues.ts';
import { draftFieldId, paymentFieldIds } from './details/draft-field-id.ts';
import { focusFirstToType } from '../../shared/payment/card-form/first-to-type.ts';
import { useCheckoutDraft } from './details/use-checkout-draft.ts';

export interface CheckoutFacts {
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly quote: BookingQuote;
  readonly payment: Payment;
  readonly voucher: VoucherCheck;
  /** Of an attempt that ended on the status page. */
  readonly firstNews: AttemptNews | null;
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onRefused: (remedy: Exclude<Remedy, 'another-card' | 'none'>) => Promise<boolean>;
}

export type CheckoutState = ReturnType<typeof useCheckoutForm>;

/** The state of checkout: what is typed, its faults, and the attempt to book. */
export function useCheckoutForm(order: CheckoutFacts) {
  const { search, rooms, payment, voucher, onRefused } = order;
  const hotel = useHotel();
  const leadGuest = rooms[0]?.item.leadGuest ?? null;
  const { draft, card, changeDraft, changeCard } = useCheckoutDraft(leadGuest);
  usePrefill(draft, changeDraft);
  const { firstGuess } = useCountries();
  const isCardTyped = typesCard(payment.required) && payment.savedCard === null;
  const user = useAccount();
  const hasHint = useLoginHint(hotel.code) !== null;
  const offersAccount = hotel.property.UseUserAccountOnBookingEngine && user === null && !hasHint;
  const [choice, setChoice] = useState(noAccount);
  const accountChoice = offersAccount ? choice : noAccount;
  const choosingPassword = useChoosingPassword({ isOffered: offersAccount, isWanted: choice.isWanted });
  const { specialRequests, agreesToTerms } = draft;
  const requiresTerms = requiresCustomTerms(customTermsOf(hotel), payment.type);
  const typed = {
    booker: bookerOf(draft, hotel, firstGuess),
    card: isCardTyped ? cardOf(card) : null,
    invoiced: payment.required === 'company-invoice' ? invoicedCompanyOf(draft) : null,
    specialRequests,
    comment: hotel.config.AskAdditionalInformation ? draft.comment : '',
  };
  const form = useFormIssues(() => {
    const owner = { email: typed.booker.email, hotelName: hotel.name };
    const ofAccount = accountChoiceIssues(accountChoice, owner, choosingPassword);
    return checkoutIssues(
      {
        ...typed,
        agreesToTerms,
        acceptsCustomTerms: requiresTerms ? draft.acceptsCustomTerms : null,
        ofAccount,
      },
      hotel,
    );
  });
  const attempt = useBookingAttempt(
    { search, firstNews: order.firstNews, isCardTyped },
    {
      onConfirmed: order.onConfirmed,
      onMade: async (token) => {
        if (accountChoice.isWanted) await makeAccount(hotel, typed.booker, accountChoice.password, token);
      },
      onInvalid: form.show,
      onRefused: async (remedy) => {
        if (remedy !== 'another-card') return onRefused(remedy);
        changeCard({ securityCode: '' });
        return true;
      },
    },
  );
  const { news } = attempt;
  useEffect(() => {
    if (news?.at === 'payment') focusFirstToType();
  }, [news]);
  // A quick press must not miss what a voucher pays.
  const isBusy = attempt.state !== 'idle' || voucher.kind === 'asking';

  function typeDraft(part: Partial<BookerDraft>) {
    form.changed(...Object.keys(part).map(draftFieldId));
    changeDraft(part);
  }

  function typeCard(part: Partial<TypedCard>) {
    form.changed(...Object.keys(part).map(cardFieldId));
    changeCard(part);
  }

  /** Another method has its own fields; this one's errors are cleared. */
  function choose(paymentType: PaymentType | null) {
    form.changed(...paymentFieldIds);
    changeDraft({ paymentType });
  }

  function chooseCard(cardChoice: string) {
    form.changed(...paymentFieldIds);
    changeDraft({ cardChoice });
  }

  function changeAccountChoice(part: Partial<AccountChoice>) {
    form.changed(newPasswordId);
    setChoice((current) => ({ ...current, ...part }));
  }

  function send() {
    if (isBusy || !form.check()) return;
    count({ kind: 'act', act: 'add_payment_info', rooms: rooms.map(countedRoom) });
    const { quote } = order;
    attempt.send(
      createBody({
        hotel,
        search,
        rooms,
        quote,
        payment,
        voucherCode: payingCode(voucher),
        savedCardId: payment.savedCard?.CreditCardId ?? null,
        savesCard: user !== null && draft.savesCard,
        ...typed,
      }),
    );
  }

  return {
    ...order,
    leadGuest,
    draft,
    card,
    booker: typed.booker,
    requiresTerms,
    form,
    attempt,
    isBusy,
    typeDraft,
    typeCard,
    choose,
    chooseCard,
    /** A logged-in guest may save a card. */
    canSaveCard: user !== null,
    saveCard: (savesCard: boolean) => changeDraft({ savesCard }),
    offersAccount,
    accountChoice,
    choosingPassword,
    changeAccountChoice,
    send,
  };
}
