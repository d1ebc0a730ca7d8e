import { usePageFocus } from '../../lib/page-focus.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { LoginButton } from '../../parts/account/login-button.tsx';
import { AttemptNotice } from '../../parts/paying/attempt-notice.tsx';
import { canBook } from '../../parts/paying/payment-asked.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { AccountPart, AccountStart } from './account-part.tsx';
import { BookerPart } from './booker-part.tsx';
import { CheckoutAct } from './checkout-act.tsx';
import styles from './checkout.module.css';
import { wayBackOf, type ChoosingUrls } from './choosing-urls.ts';
import { PaymentPart } from './payment-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { useCheckoutForm, type CheckoutFacts } from './use-checkout-form.ts';

interface CheckoutFormProps extends CheckoutFacts {
  readonly urls: ChoosingUrls;
}

/** Details, payment, terms: everything the hotel needs, on one page. */
export function CheckoutForm({ urls, ...order }: CheckoutFormProps) {
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
      {offersAccount && <AccountStart />}
      <BookerPart checkout={checkout} />
      <PaymentPart checkout={checkout} roomsHref={urls.rooms} news={news?.at === 'payment' && notice} />
      {canBook(order.payment.asked) && (
        <>
          {offersAccount && <AccountPart checkout={checkout} />}
          <TermsPart checkout={checkout} />
          {news?.at === 'button' && notice}
          <CheckoutAct checkout={checkout} />
        </>
      )}
    </JudgedForm>
  );
}
