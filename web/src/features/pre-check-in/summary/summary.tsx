import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { postJson } from '../../../lib/api.ts';
import { cardFieldId } from '../../../shared/payment/card-form/card-field-id.ts';
import { CardFields } from '../../../shared/payment/card-form/card-fields.tsx';
import { cardFormIssues } from '../../../shared/payment/card-form/card-form-issues.ts';
import { cardOf } from '../../../shared/payment/card-form/typed-card.ts';
import { changeActNote, changeActText, changingText } from '../../../shared/booked/change-quote/act-texts.ts';
import { ChangeLedger } from '../../../shared/booked/change-quote/change-ledger.tsx';
import { Compare } from '../../../shared/booked/change-quote/compare.tsx';
import { refundParts, type RefundPart } from '../../../shared/booked/change-quote/money-texts.ts';
import { TermsThen } from '../../../shared/booked/change-quote/terms-then.tsx';
import { PhoneLink } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { SubmitProgress } from '../../../shared/submitting/submit-progress.tsx';
import { changeProgress } from '../../../shared/submitting/submit-texts.ts';
import { requestsFaults } from '../../../shared/people/booker-faults.ts';
import { RequestsField } from '../../../shared/people/requests-field.tsx';
import { bookerFieldId } from '../../../shared/people/typed-booker.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFormIssues } from '../../../ui/use-form-issues.ts';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { useCheckIn } from '../opened/check-in-context.ts';
import { OpenHeading } from '../opened/open-heading.tsx';
import { payerEmail, shownArrivalTime, shownRequests, requestedExtras } from '../opened/shown.ts';
import { useReadAgain } from '../opened/use-link.ts';
import { ArrivalTimeField } from './arrival-time-field.tsx';
import styles from './summary.module.css';
import { useSend } from './use-send.ts';
import { requestedCheckIn } from './wanted.ts';

const requestsId = bookerFieldId('specialRequests');
const act = 'Check in';

/** All rows are done: special requests, the price of the extras, and the button that sends everything. */
export function Summary() {
  const hotel = useHotel();
  const { reservation, draft, card, change, changeCard } = useCheckIn();
  const cost = useCost();
  const { state, send } = useSend();
  const quote = cost.data?.Quote ?? null;
  const isPaidByCard = quote !== null && quote.ToPayNow > 0 && quote.HowToPay === 'card';
  const isCardToSave = reservation.CardRequired && reservation.HowToKeepCard === 'card';
  const requests = shownRequests(reservation, draft);
  const form = useFormIssues(() => [
    ...requestsFaults(requests),
    ...(isPaidByCard && !isCardToSave ? cardFormIssues(cardOf(card), hotel) : []),
  ]);
  const isBlocked = cost.isRequested && (cost.data === undefined || quote === null);
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
    send({ quote, isCardTyped: isCardToSave || isPaidByCard });
  }

  return (
    <JudgedForm className={styles.form} form={form} onSend={submit}>
      <OpenHeading>Is everything right?</OpenHeading>
      <p className="muted">
        Look it over above and change what you like. Nothing is at the hotel before you press the button.
      </p>
      <ErrorSummary attempt={form.attempt} issues={form.issues} />
      {reservation.IsReservation && (
        <>
          <ArrivalTimeField
            checkInTime={reservation.CheckInTime}
            value={shownArrivalTime(reservation, draft)}
            onChange={(arrivalTime) => change({ arrivalTime })}
          />
          <RequestsField
            value={requests}
            error={form.errors[requestsId]}
            onChange={(typed) => {
              form.changed(requestsId);
              change({ requests: typed });
            }}
          />
        </>
      )}
      {cost.isRequested && <Cost cost={cost} refunds={refunds} />}
      {isPaidByCard && !isCardToSave && (
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
      <SubmitProgress
        state={state}
        words={changeProgress(actingText(), quote !== null && quote.ToPayNow > 0)}
      />
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

interface CostProps {
  cost: ReturnType<typeof useCost>;
  refunds: readonly RefundPart[];
}

/**
 * The price of the extras: as booked, then, and the difference; and where the sum goes. Or why they are unavailable.
 */
function Cost({ cost, refunds }: CostProps) {
  const { reservation } = useCheckIn();
  const { data, error, refetch } = cost;
  if (data === undefined && error === null)
    return (
      <Waiting label="Asking what your extras come to">
        <Skeleton width="60%" height="28px" />
        <Skeleton width="100%" height="20px" marginTop="18px" />
        <Skeleton width="100%" height="20px" marginTop="12px" />
      </Waiting>
    );
  if (data === undefined)
    return (
      <Notice tone="negative" title={error?.message}>
        <p>
          We could not ask what your extras come to. You can also call us: <PhoneLink />
        </p>
        <Button size="small" variant="second" onClick={() => void refetch()}>
          Ask again
        </Button>
      </Notice>
    );
  if (data.Quote === null)
    return (
      <Notice tone="negative" title={data.Message ?? 'These extras are not available.'}>
        Change your extras above, or call us: <PhoneLink />
      </Notice>
    );
  const booked = reservation.ReservationItems.map(({ ReservationItemId, RoomType }) => ({
    ReservationItemId,
    RoomTypeName: RoomType.Name,
  }));
  return (
    <>
      <TermsThen quote={data.Quote} />
      <h3>What it comes to</h3>
      <Compare quote={data.Quote} booked={booked} nowHead="Then" />
      <ChangeLedger
        quote={data.Quote}
        refunds={refunds}
        voucherCode={null}
        companyName={reservation.Company?.Name ?? null}
      />
    </>
  );
}

/** The price of the extras when some change in number; the call changes nothing. */
function useCost() {
  const checkIn = useCheckIn();
  const { link, reservation, draft } = checkIn;
  const readAgain = useReadAgain(link);
  const extras = reservation.ReservationItems.map((item) => requestedExtras(item, draft));
  const isRequested = extras.some((changed) => changed.length > 0);
  const cost = useQuery({
    queryKey: ['check-in-cost', link.code, reservation.Version, JSON.stringify(extras)],
    queryFn: ({ signal }) => postJson('/api/PreCheckIn/Preview', requestedCheckIn(checkIn), { signal }),
    enabled: isRequested,
    staleTime: 0,
    retry: false,
  });
  // Someone else has changed the booking: its new state is shown, and the price is requested again for that.
  const isStale = cost.data?.RefusalCode === 'reservation.changed-meanwhile';
  const lookAgain = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (isStale) lookAgain();
  }, [isStale]);
  return { ...cost, isRequested };
}
