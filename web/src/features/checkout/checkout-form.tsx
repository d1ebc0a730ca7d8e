import { moneyText } from '@portico/contract/texts/money-text';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { useCountries } from '../../parts/people/country-field.tsx';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { payingCode } from '../../parts/vouchers/voucher-check.ts';
import type { VoucherCheck } from '../../parts/vouchers/voucher-check.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { actNote } from './act-note.ts';
import type { AttemptNews } from './attempt-news.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { BookerPart } from './booker-part.tsx';
import { bookerOf } from './checkout-draft.ts';
import { checkoutIssues, termsId } from './checkout-issues.ts';
import styles from './checkout.module.css';
import { createBody } from './create-body.ts';
import { actText, isCardAsked, paymentAsked } from './payment-asked.ts';
import { PaymentPart } from './payment-part.tsx';
import type { RefusalRemedy } from './refusal-remedy.ts';
import { TermsPart } from './terms-part.tsx';
import { useBookingAttempt } from './use-booking-attempt.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';

interface CheckoutFormProps {
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly quote: BookingQuote;
  readonly voucher: VoucherCheck;
  readonly urls: { readonly rooms: string; readonly extras: string };
  /** Of an attempt that ended on the status page. */
  readonly firstNews: AttemptNews | null;
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onRefused: (remedy: Exclude<RefusalRemedy, 'another-card'>) => Promise<boolean>;
}

/** Details, payment, terms: everything the hotel needs, on one page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { search, rooms, quote, voucher, urls, firstNews, onConfirmed } = props;
  const hotel = useHotel();
  const leadGuest = rooms[0]?.item.leadGuest ?? null;
  const { draft, card, changeDraft, changeCard } = useCheckoutDraft(leadGuest);
  const { firstGuess } = useCountries();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const booking = useBookingAttempt(firstNews, {
    onConfirmed,
    onInvalid: show,
    onRefused: async (remedy) => {
      if (remedy !== 'another-card') return props.onRefused(remedy);
      changeCard({ securityCode: '' });
      document.getElementById('card-number')?.focus();
      return true;
    },
  });
  usePageFocus(`${issues.length > 0 ? 'Error: ' : ''}Checkout – ${hotel.property.PropertyName}`, 'checkout');

  const asked = paymentAsked(hotel, rooms, quote);
  const booker = bookerOf(draft, hotel, firstGuess);
  const cardAsked = isCardAsked(asked) ? card : null;
  // What a voucher pays is not to be missed by a quick press.
  const isBusy = booking.state !== 'idle' || voucher.kind === 'asking';
  const errors = Object.fromEntries([...issues].reverse().map(({ fieldId, message }) => [fieldId, message]));

  function show(found: readonly FieldIssue[]) {
    setIssues(found);
    setAttempt((count) => count + 1);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const { specialRequests, agreesToTerms } = draft;
    const found = checkoutIssues({ booker, card: cardAsked, specialRequests, agreesToTerms }, hotel);
    show(found);
    if (found.length > 0) return;
    void booking.send(
      createBody({
        hotel,
        search,
        rooms,
        quote,
        asked,
        voucherCode: payingCode(voucher),
        booker,
        card: cardAsked,
        specialRequests,
      }),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary issues={issues} attempt={attempt} />
      <BookerPart
        draft={draft}
        leadGuest={leadGuest}
        countryId={booker.countryId}
        errors={errors}
        onChange={changeDraft}
      />
      <PaymentPart
        asked={asked}
        quote={quote}
        card={card}
        bookerEmail={booker.email}
        errors={errors}
        onChange={changeCard}
      />
      {asked !== 'contact' && (
        <>
          <TermsPart
            search={search}
            rooms={rooms}
            draft={draft}
            error={errors[termsId]}
            onChange={changeDraft}
          />
          <AttemptNotice state={booking.state} news={booking.news} urls={urls} onDismiss={booking.dismiss} />
          <div className={styles.act}>
            <Button ref={button} type="submit" block busy={isBusy}>
              {actText(asked, quote, hotel.currency)}
            </Button>
            <p className={`small muted ${styles.actNote}`}>
              {actNote({ asked, quote, currency: hotel.currency, roomCount: rooms.length, unit: hotel.unit })}
            </p>
          </div>
          <PayBar
            sum={moneyText(quote.due.nowMinor, hotel.currency)}
            note="To pay today"
            action={
              <Button size="small" onClick={() => button.current?.focus()}>
                {asked === 'card' ? 'Review and pay' : 'Review and book'}
              </Button>
            }
          />
        </>
      )}
    </form>
  );
}
