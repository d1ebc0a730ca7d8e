import { moneyText } from '@portico/contract/texts/money-text';
import { useRef } from 'react';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { LoginButton } from '../../shared/account/login-button.tsx';
import { useBooking } from '../../shared/stay/booking-context.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { chosenRooms, quoteOf } from '../../shared/offers/chosen-room.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import { AboutMoney } from '../../shared/hotel/about-money.tsx';
import { currentBooking } from '../../shared/offers/basket-check.ts';
import { BasketNews } from '../../shared/offers/basket-news.tsx';
import type { OfferFacts } from '../../shared/offers/offers.ts';
import { actNote } from '../../shared/payment/act-note.ts';
import { actText, bookingProgress } from '../../shared/payment/act-texts.ts';
import type { AttemptNews } from '../../shared/payment/attempt-news.ts';
import { AttemptNotice } from '../../shared/payment/attempt-notice.tsx';
import { SubmitProgress } from '../../shared/submitting/submit-progress.tsx';
import { paymentOf, canBook, isPaidNow } from '../../shared/payment/required-payment.ts';
import { Trail } from '../../shared/steps/trail/trail.tsx';
import { useVoucher } from '../../shared/offers/use-voucher.ts';
import { voucherMinor } from '../../shared/offers/voucher-check.ts';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { AccountPart, AccountStart } from './account-part.tsx';
import { wireRooms } from './attempt/create-body.ts';
import { useRemedies } from './attempt/use-remedies.ts';
import { BookerPart } from './booker-part.tsx';
import { canCheckOut } from './can-check-out.ts';
import { CheckoutAside } from './checkout-aside.tsx';
import { BackToRooms } from './checkout-states.tsx';
import styles from './checkout.module.css';
import { choosingUrls, stepUrl, wayBackOf, type ChoosingUrls } from './choosing-urls.ts';
import { PaymentPart } from './payment-part.tsx';
import { Agreement, BookPart } from './terms-part.tsx';
import { useCheckoutForm, type CheckoutFacts, type CheckoutState } from './use-checkout-form.ts';

interface CheckoutProps {
  readonly facts: OfferFacts;
  /** Of an attempt that ended on the status page. */
  readonly firstNews: AttemptNews | null;
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onStale: () => Promise<boolean>;
}

/** The form beside its ledger; a way back to the rooms instead, when one of them is unavailable or lacks its guest. */
export function Checkout({ facts, firstNews, onConfirmed, onStale }: CheckoutProps) {
  const { hotel, search } = facts;
  const isDesktop = useMedia(desktopQuery);
  const { booking } = useBooking();
  const { booking: current, news } = currentBooking(facts, booking);
  const rooms = chosenRooms(facts, current.items);
  const isWhole = canCheckOut(facts, current);
  const voucher = useVoucher({
    rooms: isWhole ? wireRooms(rooms, search, hotel) : [],
    promoCode: search.promoCode,
    ratePlanCode: search.ratePlanCode,
  });
  const onRefused = useRemedies({ search, voucher, onStale });
  const urls = choosingUrls(facts, search.link, current.items);
  const quote = quoteOf(rooms, voucherMinor(voucher.check));
  const payment = paymentOf(hotel, rooms, quote, booking.booker, useAccount());
  const aside = (
    <CheckoutAside rooms={rooms} search={search} payment={payment} voucher={voucher} urls={urls} />
  );
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.trail}>
        <Trail
          facts={facts}
          current="checkout"
          isElsewhere
          urlOf={(step) => stepUrl(step, urls, current.items)}
        />
      </div>
      <div className="split">
        <div>
          <h1 className={styles.heading}>Your booking</h1>
          <div className={styles.notices}>
            <BasketNews news={news} />
          </div>
          {!isDesktop && aside}
          {isWhole ? (
            <CheckoutForm
              search={search}
              rooms={rooms}
              quote={quote}
              payment={payment}
              voucher={voucher.check}
              urls={urls}
              firstNews={firstNews}
              onConfirmed={onConfirmed}
              onRefused={onRefused}
            />
          ) : (
            <BackToRooms href={urls.rooms} />
          )}
        </div>
        {isDesktop && <aside>{aside}</aside>}
      </div>
    </main>
  );
}

interface CheckoutFormProps extends CheckoutFacts {
  readonly urls: ChoosingUrls;
}

/** Details, payment, terms: all the hotel needs, on one page. */
function CheckoutForm({ urls, ...order }: CheckoutFormProps) {
  const { name } = useHotel();
  const checkout = useCheckoutForm(order);
  const { form, attempt, offersAccount } = checkout;
  const { news } = attempt;
  usePageFocus(`Checkout – ${name}`, 'checkout');
  const notice = news !== null && (
    <AttemptNotice
      news={news}
      wayBack={wayBackOf(news, urls)}
      act={news.logsIn === true && <LoginButton size="small" onLoggedIn={attempt.dismiss} />}
      onDismiss={attempt.dismiss}
    />
  );
  return (
    <JudgedForm className={styles.form} form={form} onSend={checkout.send}>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      {canBook(order.payment.required) && <Agreement checkout={checkout} />}
      {offersAccount && <AccountStart />}
      <BookerPart checkout={checkout} />
      <PaymentPart checkout={checkout} roomsHref={urls.rooms} news={news?.at === 'payment' && notice} />
      {canBook(order.payment.required) && (
        <>
          {offersAccount && <AccountPart checkout={checkout} />}
          <BookPart checkout={checkout} />
          {news?.at === 'button' && notice}
          <CheckoutAct checkout={checkout} />
        </>
      )}
    </JudgedForm>
  );
}

/** The submit button and its effect; on a phone the sum stays in view until the button is. */
function CheckoutAct({ checkout }: { checkout: CheckoutState }) {
  const { payment, quote, rooms, isBusy } = checkout;
  const { state } = checkout.attempt;
  const { currency, unit } = useHotel();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isInView = useInView(place);
  const { due, required } = payment;
  const isOnInvoice = due.onInvoiceMinor > 0;
  const sumMinor = isOnInvoice ? due.onInvoiceMinor : due.nowMinor;
  const sum = moneyText(sumMinor, currency);
  const sumOf = isOnInvoice ? 'On invoice' : 'To pay today';
  const progress = bookingProgress(payment, currency);
  const isUnderWay = state === 'asking' || state === 'retrying';
  return (
    <>
      <div className={styles.act} ref={place}>
        <Button ref={button} type="submit" block busy={isBusy}>
          {isUnderWay ? progress.acting : actText(payment, currency)}
        </Button>
        <SubmitProgress state={state} words={progress} />
        <p className={`small muted ${styles.actNote}`}>
          {actNote({ payment, currency, roomCount: rooms.length, unit })}
        </p>
        <Announced text={`${sumOf}: ${sum}. Total: ${moneyText(quote.grossMinor, currency)}.`} />
      </div>
      <PayBar
        sum={sum}
        note={
          <>
            {sumOf}
            <AboutMoney minor={sumMinor} />
          </>
        }
        isHidden={isInView}
        action={
          <Button size="small" onClick={() => button.current?.focus()}>
            {isPaidNow(required) ? 'Review and pay' : 'Review and book'}
          </Button>
        }
      />
    </>
  );
}
