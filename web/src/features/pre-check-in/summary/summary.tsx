import { CardFields } from '../../../parts/card-form/card-fields.tsx';
import { cardFieldId } from '../../../parts/card-form/card-field-id.ts';
import { cardFormIssues } from '../../../parts/card-form/card-form-issues.ts';
import { cardOf } from '../../../parts/card-form/typed-card.ts';
import { changeActNote, changeActText, changingText } from '../../../parts/change-quote/act-texts.ts';
import { ChangeProgress } from '../../../parts/change-quote/change-progress.tsx';
import { refundParts } from '../../../parts/change-quote/money-texts.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { requestsFaults } from '../../../parts/people/booker-faults.ts';
import { RequestsField } from '../../../parts/people/requests-field.tsx';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { OpenHeading } from '../opened/open-heading.tsx';
import { useCheckIn } from '../opened/check-in-context.ts';
import { payerEmail, shownRequests } from '../opened/shown.ts';
import { Cost } from './cost.tsx';
import styles from './summary.module.css';
import { useCost } from './use-cost.ts';
import { useSend } from './use-send.ts';

const requestsId = bookerFieldId('specialRequests');
const act = 'Check in';

/** Everything is gone through: what else the hotel should know, what the extras come to, and the button that sends it all. */
export function Summary() {
  const hotel = useHotel();
  const { reservation, draft, card, change, changeCard } = useCheckIn();
  const cost = useCost();
  const { state, send } = useSend();
  const quote = cost.data?.Quote ?? null;
  const isPaidByCard = quote !== null && quote.ToPayNow > 0 && quote.HowToPay === 'card';
  const isKept = reservation.CardRequired && reservation.HowToKeepCard === 'card';
  const requests = shownRequests(reservation, draft);
  const form = useFormIssues(() => [
    ...requestsFaults(requests),
    ...(isPaidByCard && !isKept ? cardFormIssues(cardOf(card), hotel) : []),
  ]);
  const isBlocked = cost.isAsked && (cost.data === undefined || quote === null);
  const { currency } = hotel;
  const refunds =
    quote === null
      ? []
      : refundParts(
          { toCards: quote.RefundTo, toVoucher: quote.RefundToVoucher },
          { voucher: null, currency },
        );

  function submit() {
    if (state !== 'idle' || isBlocked || !form.check()) return;
    void send({ quote, isCardTyped: isKept || isPaidByCard });
  }

  return (
    <JudgedForm className={styles.form} form={form} onSend={submit}>
      <OpenHeading>Is everything right?</OpenHeading>
      <p className="muted">
        Look it over above and change what you like. Nothing is at the hotel before you press the button.
      </p>
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {reservation.IsReservation && (
        <RequestsField
          value={requests}
          error={form.errors[requestsId]}
          onChange={(typed) => {
            form.changed(requestsId);
            change({ requests: typed });
          }}
        />
      )}
      {cost.isAsked && <Cost cost={cost} refunds={refunds} />}
      {isPaidByCard && !isKept && (
        <fieldset className={styles.card}>
          <legend className="h3 serif">Your card</legend>
          <CardFields
            card={card}
            payerEmail={payerEmail(reservation, draft)}
            errors={form.errors}
            onChange={(part) => {
              form.changed(...Object.keys(part).map(cardFieldId));
              changeCard(part);
            }}
          />
        </fieldset>
      )}
      <p className={styles.send}>
        <Button type="submit" busy={state !== 'idle' || (isBlocked && cost.isFetching)}>
          {state === 'idle' ? actText() : actingText()}
        </Button>
      </p>
      <ChangeProgress state={state} acting={actingText()} isPaid={quote !== null && quote.ToPayNow > 0} />
      {quote !== null && <p className="small muted">{changeActNote(quote, currency, refunds)}</p>}
    </JudgedForm>
  );

  function actText(): string {
    return quote === null ? act : changeActText({ quote, currency, act });
  }
  function actingText(): string {
    return quote === null ? 'Saving' : changingText(quote, currency);
  }
}
