import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { AttemptNotice } from '../../parts/paying/attempt-notice.tsx';
import { canBook } from '../../parts/paying/payment-asked.ts';
import { PaymentPart } from '../../parts/paying/payment-part.tsx';
import { BookerPart } from '../../parts/people/booker-part.tsx';
import { numberedUnit } from '../../parts/stay/stay-texts.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AccountPart, AccountStart } from './account/account-part.tsx';
import { newPasswordId } from './account/account-wish.ts';
import { CheckoutAct } from './checkout-act.tsx';
import styles from './checkout.module.css';
import { wayBackOf, type ChoosingUrls } from './choosing-urls.ts';
import { TermsPart } from './terms-part.tsx';
import { useCheckoutForm, type CheckoutFacts } from './use-checkout-form.ts';

interface CheckoutFormProps extends CheckoutFacts {
  readonly urls: ChoosingUrls;
}

/** Details, payment, terms: everything the hotel needs, on one page. */
export function CheckoutForm({ urls, ...order }: CheckoutFormProps) {
  const { search, rooms, quote, payment } = order;
  const hotel = useHotel();
  const checkout = useCheckoutForm(order);
  const { draft, booker, form, attempt, typeDraft } = checkout;
  const { news } = attempt;
  usePageFocus(`Checkout – ${hotel.property.PropertyName}`, 'checkout');
  const notice = news !== null && (
    <AttemptNotice news={news} wayBack={wayBackOf(news, urls)} onDismiss={attempt.dismiss} />
  );
  return (
    // Never sent as it stands; `post`, so that no slip could put a card into an address.
    <form className={styles.form} method="post" noValidate onSubmit={checkout.submit} onBlur={form.onBlur}>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      {checkout.offersAccount && <AccountStart />}
      <BookerPart
        numeral={1}
        intro={`The person we write to. ${numberedUnit(1, hotel.unit)} is in the name you gave for it.`}
        typed={draft}
        leadGuest={checkout.leadGuest}
        countryId={booker.countryId}
        errors={form.errors}
        onChange={typeDraft}
      />
      <PaymentPart
        numeral={2}
        news={news?.at === 'payment' && notice}
        payment={payment}
        roomCount={rooms.length}
        roomsHref={urls.rooms}
        card={checkout.card}
        bookerEmail={booker.email}
        invoice={draft}
        errors={form.errors}
        onChoose={checkout.choose}
        onChooseCard={checkout.chooseCard}
        saving={checkout.saving}
        onChangeCard={checkout.typeCard}
        onChangeInvoice={typeDraft}
      />
      {canBook(payment.asked) && (
        <>
          {checkout.offersAccount && (
            <AccountPart
              numeral={3}
              wish={checkout.accountWish}
              choosing={checkout.choosingPassword}
              error={form.errors[newPasswordId]}
              onChange={checkout.changeAccountWish}
            />
          )}
          <TermsPart
            numeral={checkout.offersAccount ? 4 : 3}
            search={search}
            rooms={rooms}
            draft={draft}
            hasCustomTerms={checkout.asksTerms}
            errors={form.errors}
            onChange={typeDraft}
          />
          {news?.at === 'button' && notice}
          <CheckoutAct
            payment={payment}
            grossMinor={quote.grossMinor}
            roomCount={rooms.length}
            state={attempt.state}
            isBusy={checkout.isBusy}
          />
        </>
      )}
    </form>
  );
}
