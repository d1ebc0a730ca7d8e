import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { useEffect } from 'react';
import type { SubmitEvent } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import type { BookerDraft } from '../../parts/booking/booking.ts';
import { cardFieldId } from '../../parts/card-form/card-field-id.ts';
import { cardOf } from '../../parts/card-form/typed-card.ts';
import type { TypedCard } from '../../parts/card-form/typed-card.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { useCountries } from '../../parts/people/country-field.tsx';
import { numberedUnit } from '../../parts/stay/stay-texts.ts';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { payingCode } from '../../parts/vouchers/voucher-check.ts';
import type { VoucherCheck } from '../../parts/vouchers/voucher-check.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import type { AttemptNews } from '../../parts/paying/attempt-news.ts';
import { AttemptNotice } from '../../parts/paying/attempt-notice.tsx';
import { BookerPart } from '../../parts/people/booker-part.tsx';
import { CheckoutAct } from './checkout-act.tsx';
import { bookerOf } from './details/checkout-draft.ts';
import { bookerFieldId } from '../../parts/people/typed-booker.ts';
import { checkoutIssues, termsId } from './details/checkout-issues.ts';
import styles from './checkout.module.css';
import { wayBackOf } from './choosing-urls.ts';
import type { ChoosingUrls } from './choosing-urls.ts';
import { createBody } from './attempt/create-body.ts';
import { focusFirstToType } from './details/first-to-type.ts';
import { isCardAsked, paymentAsked } from '../../parts/paying/payment-asked.ts';
import { PaymentPart } from '../../parts/paying/payment-part.tsx';
import type { Remedy } from '@portico/contract/refusal';
import { TermsPart } from './terms-part.tsx';
import { useBookingAttempt } from './attempt/use-booking-attempt.ts';
import { useCheckoutDraft } from './details/use-checkout-draft.ts';

interface CheckoutFormProps {
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly quote: BookingQuote;
  readonly voucher: VoucherCheck;
  readonly urls: ChoosingUrls;
  /** Of an attempt that ended on the status page. */
  readonly firstNews: AttemptNews | null;
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onRefused: (remedy: Exclude<Remedy, 'another-card'>) => Promise<boolean>;
}

/** Details, payment, terms: everything the hotel needs, on one page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { search, rooms, quote, voucher, urls, firstNews, onConfirmed } = props;
  const hotel = useHotel();
  const leadGuest = rooms[0]?.item.leadGuest ?? null;
  const { draft, card, changeDraft, changeCard } = useCheckoutDraft(leadGuest);
  const { firstGuess } = useCountries();
  const asked = paymentAsked(hotel, rooms, quote);
  const booker = bookerOf(draft, hotel, firstGuess);
  const cardAsked = isCardAsked(asked) ? cardOf(card) : null;
  const form = useFormIssues(() =>
    checkoutIssues(
      { booker, card: cardAsked, specialRequests: draft.specialRequests, agreesToTerms: draft.agreesToTerms },
      hotel,
    ),
  );
  const attempt = useBookingAttempt(search, firstNews, {
    onConfirmed,
    onInvalid: form.show,
    onRefused: async (remedy) => {
      if (remedy !== 'another-card') return props.onRefused(remedy);
      changeCard({ securityCode: '' });
      return true;
    },
  });
  const { news } = attempt;
  useEffect(() => {
    if (news?.at === 'payment') focusFirstToType();
  }, [news]);
  usePageFocus(`Checkout – ${hotel.property.PropertyName}`, 'checkout');
  // What a voucher pays is not to be missed by a quick press.
  const isBusy = attempt.state !== 'idle' || voucher.kind === 'asking';

  function typeDraft(part: Partial<BookerDraft>) {
    form.changed(...Object.keys(part).map(bookerFieldId), ...('agreesToTerms' in part ? [termsId] : []));
    changeDraft(part);
  }

  function typeCard(part: Partial<TypedCard>) {
    form.changed(...Object.keys(part).map(cardFieldId));
    changeCard(part);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || !form.check()) return;
    const voucherCode = payingCode(voucher);
    const { specialRequests } = draft;
    void attempt.send(
      createBody({
        hotel,
        search,
        rooms,
        quote,
        asked,
        voucherCode,
        booker,
        card: cardAsked,
        specialRequests,
      }),
    );
  }

  const notice = news !== null && (
    <AttemptNotice news={news} wayBack={wayBackOf(news, urls)} onDismiss={attempt.dismiss} />
  );
  return (
    // Never sent as it stands; `post`, so that no slip could put a card into an address.
    <form className={styles.form} method="post" noValidate onSubmit={submit} onBlur={form.onBlur}>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      <BookerPart
        numeral={1}
        intro={`The person we write to. ${numberedUnit(1, hotel.unit)} is in the name you gave for it.`}
        typed={draft}
        leadGuest={leadGuest}
        countryId={booker.countryId}
        errors={form.errors}
        onChange={typeDraft}
      />
      {news?.at === 'payment' && notice}
      <PaymentPart
        numeral={2}
        asked={asked}
        toPay={quote}
        card={card}
        bookerEmail={booker.email}
        errors={form.errors}
        onChange={typeCard}
      />
      {asked !== 'contact' && (
        <>
          <TermsPart
            search={search}
            rooms={rooms}
            draft={draft}
            error={form.errors[termsId]}
            onChange={typeDraft}
          />
          {news?.at === 'button' && notice}
          <CheckoutAct
            asked={asked}
            quote={quote}
            roomCount={rooms.length}
            state={attempt.state}
            isBusy={isBusy}
          />
        </>
      )}
    </form>
  );
}
