import { moneyText } from '@portico/contract/texts/money-text';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { useRef } from 'react';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { actNote } from '../../parts/paying/act-note.ts';
import { AttemptProgress } from '../../parts/paying/attempt-progress.tsx';
import styles from './checkout.module.css';
import { actingText, actText } from '../../parts/paying/payment-asked.ts';
import type { PaymentAsked } from '../../parts/paying/payment-asked.ts';
import type { AttemptState } from '../../parts/paying/use-attempt.ts';

interface CheckoutActProps {
  readonly asked: PaymentAsked;
  readonly quote: BookingQuote;
  readonly roomCount: number;
  readonly state: AttemptState;
  readonly isBusy: boolean;
}

/** The button that books and what it does; on a phone the sum stays in view until the button is. */
export function CheckoutAct({ asked, quote, roomCount, state, isBusy }: CheckoutActProps) {
  const { currency, unit } = useHotel();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isInView = useInView(place);
  const sum = moneyText(quote.due.nowMinor, currency);
  const acting = actingText(asked, quote, currency);
  const isUnderWay = state === 'asking' || state === 'retrying';
  return (
    <>
      <div className={styles.act} ref={place}>
        <Button ref={button} type="submit" block busy={isBusy}>
          {isUnderWay ? acting : actText(asked, quote, currency)}
        </Button>
        <AttemptProgress state={state} asked={asked} acting={acting} />
        <p className={`small muted ${styles.actNote}`}>
          {actNote({ asked, toPay: quote, currency, roomCount, unit })}
        </p>
        <Announced text={`To pay today: ${sum}. Total: ${moneyText(quote.grossMinor, currency)}.`} />
      </div>
      <PayBar
        sum={sum}
        note="To pay today"
        isHidden={isInView}
        action={
          <Button size="small" onClick={() => button.current?.focus()}>
            {asked === 'card' ? 'Review and pay' : 'Review and book'}
          </Button>
        }
      />
    </>
  );
}
