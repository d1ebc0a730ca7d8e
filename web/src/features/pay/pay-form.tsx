import { paymentUnderWayText } from '@portico/contract/texts/pay-by-link-texts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { CardFields } from '../../parts/card-form/card-fields.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { AttemptNotice } from '../../parts/paying/attempt-notice.tsx';
import { AttemptProgress } from '../../parts/paying/attempt-progress.tsx';
import { EmailField } from '../../parts/people/email-field.tsx';
import { Announced } from '../../ui/announced.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { CannotPay } from './cannot-pay.tsx';
import { OnItsPage } from './on-its-page.tsx';
import styles from './pay.module.css';
import { payTexts, whatFor } from './pay-texts.ts';
import { emailFieldId, usePayForm, type PayFormProps } from './use-pay-form.ts';
import { useMoney } from './use-money.ts';
import { WhatIsAsked } from './what-is-asked.tsx';

/** Who asks, for what and how much; then the card, or where it is asked for; then the one button. */
export function PayForm(props: PayFormProps) {
  const { asked } = props;
  const { name } = useHotel();
  const money = useMoney();
  const { form, email, card, state, news, dismiss, ...typing } = usePayForm(props);
  const isPayment = asked.Action === 'Pay';
  usePageFocus(`${isPayment ? 'Pay' : 'Store card'}, ${whatFor(asked)} – ${name}`, 'pay');
  const texts = payTexts(asked, name, money);
  const isUnderWay = state === 'asking' || state === 'retrying';
  const notice = news && <AttemptNotice news={news} wayBack={null} onDismiss={dismiss} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <WhatIsAsked asked={asked} />
      {asked.PaymentUnderWay && news === null && (
        <Notice tone="warning" live="off" title={paymentUnderWayText.title}>
          {paymentUnderWayText.advice}{' '}
          <TextButton onClick={() => void props.onStale()}>Look again</TextButton>
        </Notice>
      )}
      {asked.HowToPay === null ? (
        <CannotPay />
      ) : (
        <JudgedForm className={styles.form} form={form} onSend={typing.send}>
          <h2 className="h3">{asked.HowToPay === 'card' ? 'Your card' : 'Your payment'}</h2>
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
          {asked.HowToPay === 'card' ? (
            <CardFields
              card={card}
              payerEmail={email}
              keptText={isPayment ? null : 'Nothing is charged now.'}
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
            <AttemptProgress state={state} words={texts.progress} />
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
