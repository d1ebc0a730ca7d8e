import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { guestPaths } from '@portico/contract/paths';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { CardFields } from '../../../shared/payment/card-form/card-fields.tsx';
import { changeActNote, changeActText, changingText } from '../../../shared/booked/change-quote/act-texts.ts';
import { ChangeLedger } from '../../../shared/booked/change-quote/change-ledger.tsx';
import { Compare } from '../../../shared/booked/change-quote/compare.tsx';
import { refundParts } from '../../../shared/booked/change-quote/money-texts.ts';
import { PhoneLink } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { SubmitProgress } from '../../../shared/submitting/submit-progress.tsx';
import { changeProgress } from '../../../shared/submitting/submit-texts.ts';
import { Announced } from '../../../ui/announced.tsx';
import { BesideLink } from '../../../ui/beside-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { ViewLink } from '../opened/view-link.tsx';
import { overview } from '../opened/view.ts';
import type { RequestedChange } from '../opened/requested-change.ts';
import type { ChangeNews } from './change-news.ts';
import styles from './change-summary.module.css';
import { useAcceptForm } from './use-accept-form.ts';

export interface Acceptable {
  readonly wanted: RequestedChange;
  readonly quote: WireChangeQuote;
  /** A newer quote is loading: this one cannot be accepted. */
  readonly isLoading: boolean;
  /** The heading of the new prices: “New dates”. */
  readonly nowHead: string;
  /** “Accept the new dates”. */
  readonly act: string;
  /** “Keep Sun 14 to Wed 17”. */
  readonly keep: ReactNode;
  /** Called once it is made. */
  readonly onMade?: () => void;
}

/** Old price, new price and difference; how it is paid; and two buttons: accept, or keep the booking as it is. */
export function AcceptForm({ wanted, quote, isLoading, nowHead, act, keep, onMade }: Acceptable) {
  const { currency } = useHotel();
  const booking = useBooked();
  const { form, card, changeCard, state, news, send } = useAcceptForm({ wanted, quote, onMade });
  const isBusy = state !== 'idle';
  const acting = changingText(quote, currency);
  const refunds = refundParts(
    { toCards: quote.RefundTo, toVoucher: quote.RefundToVoucher },
    { voucher: booking.HopGiftVoucherCode, currency },
  );
  const actWords = changeActText({ quote, currency, act });
  return (
    <JudgedForm className={styles.form} form={form} onSend={send}>
      <h2 className="h3">What it comes to</h2>
      <Compare quote={quote} booked={booking.Rooms} nowHead={nowHead} />
      <ChangeLedger
        quote={quote}
        refunds={refunds}
        voucherCode={booking.HopGiftVoucherCode}
        companyName={booking.Company?.Name ?? null}
      />
      {quote.HowToPay === 'card' && quote.ToPayNow > 0 && (
        <fieldset className={styles.card}>
          <legend className="h3 serif">Your card</legend>
          <CardFields
            card={card}
            payerEmail={booking.Booker.Email}
            errors={form.errors}
            onChange={changeCard}
          />
        </fieldset>
      )}
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      <ChangeNotice news={news} />
      <div className={`actions ${styles.actions}`}>
        <Button type="submit" busy={isBusy || isLoading}>
          {isBusy ? acting : actWords}
        </Button>
        <ViewLink to={overview} className={buttonClass({ variant: 'second' })}>
          {keep}
        </ViewLink>
      </div>
      <SubmitProgress state={state} words={changeProgress(acting, quote.ToPayNow > 0)} />
      <p className="small muted">{changeActNote(quote, currency, refunds)}</p>
      <Announced text={actWords} />
    </JudgedForm>
  );
}

/** Why the change was not made, above the button to press again. */
function ChangeNotice({ news }: { news: ChangeNews | null }) {
  const { code } = useHotel();
  return (
    <FocusedAlert news={news} className={news === null ? undefined : styles.news}>
      {news !== null && (
        <Notice tone="negative" title={unbroken(news.message)} live="off">
          {news.isClosed ? (
            <>
              For your safety your booking was closed here. Nothing was changed.{' '}
              <BesideLink href={guestPaths.manage(code)}>Find it again</BesideLink> and then press the button
              once more.
            </>
          ) : (
            <>
              {news.advice} You can also call us: <PhoneLink />
            </>
          )}
        </Notice>
      )}
    </FocusedAlert>
  );
}
