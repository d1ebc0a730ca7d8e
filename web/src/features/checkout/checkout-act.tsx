import { moneyText } from '@portico/contract/texts/money-text';
import { useRef } from 'react';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { AboutMoney } from '../../parts/money/about-money.tsx';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { actNote } from '../../parts/paying/act-note.ts';
import { AttemptProgress } from '../../parts/paying/attempt-progress.tsx';
import styles from './checkout.module.css';
import { actText, bookingProgress } from '../../parts/paying/act-texts.ts';
import { isPaidNow } from '../../parts/paying/payment-asked.ts';
import type { CheckoutState } from './use-checkout-form.ts';

/** The button that books and what it does; on a phone the sum stays in view until the button is. */
export function CheckoutAct({ checkout }: { checkout: CheckoutState }) {
  const { payment, quote, rooms, isBusy } = checkout;
  const { state } = checkout.attempt;
  const { currency, unit } = useHotel();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isInView = useInView(place);
  const { due, asked } = payment;
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
        <AttemptProgress state={state} words={progress} />
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
            {isPaidNow(asked) ? 'Review and pay' : 'Review and book'}
          </Button>
        }
      />
    </>
  );
}
