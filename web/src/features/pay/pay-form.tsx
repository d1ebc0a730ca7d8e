import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { dayAndMonthText, shortDateText } from '@portico/contract/texts/date-texts';
import { dotted } from '@portico/contract/texts/dotted';
import { paymentUnderWayText } from '@portico/contract/texts/pay-by-link-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { usePageFocus } from '../../lib/page-focus.ts';
import { CardFields } from '../../shared/payment/card-form/card-fields.tsx';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { AttemptNotice } from '../../shared/payment/attempt-notice.tsx';
import { EmailField } from '../../shared/people/email-field.tsx';
import { SubmitProgress } from '../../shared/submitting/submit-progress.tsx';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { InvoiceLedger } from './invoice-ledger.tsx';
import { payTexts, whatFor, chargedLaterText } from './pay-texts.ts';
import styles from './pay.module.css';
import { useMoney } from './use-money.ts';
import { emailFieldId, usePayForm, type PayFormProps } from './use-pay-form.ts';

/** The hotel, the purpose and the sum; then the card fields, or where the card is typed; then the one button. */
export function PayForm(props: PayFormProps) {
  const { request } = props;
  const { name } = useHotel();
  const money = useMoney();
  const { form, email, card, state, news, dismiss, ...typing } = usePayForm(props);
  const isPayment = request.Action === 'Pay';
  usePageFocus(`${isPayment ? 'Pay' : 'Store card'}, ${whatFor(request)} – ${name}`, 'pay');
  const texts = payTexts(request, name, money);
  const isUnderWay = state === 'asking' || state === 'retrying';
  const notice = news && <AttemptNotice news={news} wayBack={null} onDismiss={dismiss} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <RequestSummary request={request} />
      {request.PaymentUnderWay && news === null && (
        <Notice tone="warning" live="off" title={paymentUnderWayText.title}>
          {paymentUnderWayText.advice}{' '}
          <TextButton onClick={() => void props.onStale()}>Look again</TextButton>
        </Notice>
      )}
      {request.HowToPay === null ? (
        <CannotPay />
      ) : (
        <JudgedForm className={styles.form} form={form} onSend={typing.send}>
          <h2 className="h3">{request.HowToPay === 'card' ? 'Your card' : 'Your payment'}</h2>
          <ErrorSummary issues={form.issues} attempt={form.attempt} />
          {news?.at === 'payment' && notice}
          <EmailField
            id={emailFieldId}
            label="E-mail"
            hint={isPayment ? 'The receipt goes here.' : 'We confirm it here.'}
            value={email}
            error={form.errors[emailFieldId]}
            onChange={typing.changeEmail}
          />
          {request.HowToPay === 'card' ? (
            <CardFields
              card={card}
              payerEmail={email}
              storedText={isPayment ? null : 'Nothing is charged now.'}
              errors={form.errors}
              onChange={typing.changeCard}
            />
          ) : (
            <OnItsPage isPayment={isPayment} />
          )}
          {news?.at === 'button' && notice}
          <div className={styles.act}>
            <Button type="submit" block busy={state !== 'idle'}>
              {isUnderWay ? texts.progress.acting : texts.act}
            </Button>
            <SubmitProgress state={state} words={texts.progress} />
            {texts.note !== null && (
              <p className={`small muted ${styles.note}`}>
                <Icon name="lock" />
                <span>{texts.note}</span>
              </p>
            )}
            <Announced text={texts.act} />
          </div>
        </JudgedForm>
      )}
    </main>
  );
}

/** The hotel's provider is unavailable. */
function CannotPay() {
  return (
    <Notice tone="info" live="off" title="We cannot take cards here just now.">
      <p>
        Please ask us how else: <ContactLinks />
      </p>
    </Notice>
  );
}

/** Replaces card fields: the provider's own page asks for the card after the button is pressed. */
function OnItsPage({ isPayment }: { isPayment: boolean }) {
  return (
    <p className={styles.elsewhere}>
      {isPayment
        ? 'You pay on the page of our payment provider. It asks for your card, and your bank may ask you to confirm.'
        : 'You give your card on the page of our payment provider. Your bank may ask you to confirm it; nothing is charged now.'}{' '}
      When you are done there, you come back here.
    </p>
  );
}

/** The sum, large, and its purpose; or the stay a card is saved for, and its future charges. */
function RequestSummary({ request }: { request: PayByLinkResponse }) {
  const money = useMoney();
  const { Action, Description, BilledTo, Booking } = request;
  if (Action === 'StoreCard') {
    return (
      <>
        <p className="side-head">{whatFor(request)}</p>
        <h1 className={styles.heading}>Store card: nothing is charged now</h1>
        {Booking !== null && <CardForBooking booking={Booking} />}
      </>
    );
  }
  const sum = money(request.AmountToPay);
  return (
    <>
      <p className="side-head">{whatFor(request)}</p>
      <h1 className="vh">
        Pay {sum}, {whatFor(request)}
      </h1>
      <p className={`serif ${styles.sum}`} style={{ fontSize: `min(var(--largest), ${fittingSize(sum)})` }}>
        {sum}
      </p>
      {Description !== '' && <p className="lead">{unbroken(Description)}</p>}
      {BilledTo !== null && <p className="small muted">For {BilledTo}</p>}
      <InvoiceLedger request={request} />
    </>
  );
}

/** As large as fits between the margins: a sum never wraps. A digit is slightly wider than half its height. */
function fittingSize(sum: string): string {
  return `calc((100vw - 2 * var(--gutter)) / ${sum.length * 0.62})`;
}

/** The stay a card is saved for, and when it is charged how much. */
function CardForBooking({ booking }: { booking: NonNullable<PayByLinkResponse['Booking']> }) {
  const { today } = useHotel();
  const money = useMoney();
  const { DateFrom, DateTo, PropertyRoomNames, DueLater, DueAtHotel } = booking;
  return (
    <>
      <p className="lead">
        We keep the card for your arrival on {dayAndMonthText(DateFrom, today)}.{' '}
        {chargedLaterText(booking, money)}
      </p>
      <p className="small muted">
        {dotted(...PropertyRoomNames, `${shortDateText(DateFrom)} to ${shortDateText(DateTo)}`)}
      </p>
      <Ledger big>
        {DueLater.map(({ Date: date, Amount }) => (
          <LedgerLine key={date} label={`To pay on ${shortDateText(date)}`} value={money(Amount)} />
        ))}
        {DueAtHotel > 0 && <LedgerLine label="To pay at the hotel" value={money(DueAtHotel)} />}
        <LedgerTotal label="To pay now" value={money(0)} />
      </Ledger>
    </>
  );
}
