import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { clockText } from '../../../shared/hotel/clock-text.ts';
import { PhoneLink } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { sendOnce } from '../../../shared/submitting/send-once.ts';
import { failedTexts } from '../../../shared/submitting/submit-texts.ts';
import { useSubmit } from '../../../shared/submitting/use-submit.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { StepNotice } from '../beside/step-notice.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useShowNews } from '../opened/page-news.tsx';
import { useTakeBooking } from '../opened/use-managed.ts';
import { useShow } from '../opened/use-view.ts';
import { overview } from '../opened/view.ts';
import styles from './pending-step.module.css';
import { keepNewsOfReturn, keepSentChange, readSentChange } from './sent-change.ts';

const isCalledOff = 'Your booking stays as it is, and nothing is charged for the change.';

/** Cancels the change waiting for its payment, and reports that on the overview; one paid meanwhile is made. */
function useAbandonChange() {
  const { property } = useHotel();
  const { ReservationId } = useBooked();
  const takeBooking = useTakeBooking();
  const show = useShow();
  const showNews = useShowNews();
  const { state, submit } = useSubmit({ send: abandon, onFault: warnItMayBePaid });

  async function abandon(ChangeId: string): Promise<void> {
    const body = { PropertyId: property.PropertyId, ReservationId, ChangeId } as const;
    const request = { path: '/api/ManageBooking/AbandonChange', body, key: ChangeId } as const;
    const outcome = await sendOnce(request, () => undefined);
    if (outcome.kind !== 'answered') return warnItMayBePaid();
    const { Success, Reservation } = outcome.answer;
    if (Success) keepSentChange(ReservationId, null);
    takeBooking(Reservation);
    if (Success) {
      showNews({ tone: 'positive', message: isCalledOff });
      show(overview, { instead: true });
    } else if (Reservation.PendingChange !== null) warnItMayBePaid();
  }

  function warnItMayBePaid(): void {
    showNews({ tone: 'negative', message: failedTexts.callingOff });
  }

  return { abandon: submit, isBusy: state !== 'idle' };
}

/** A change waiting for its payment comes before everything else; once decided, this tab continues from there. */
export function ChangeUnderWay({ children }: { children: ReactNode }) {
  const { ReservationId: id, PendingChange: pending, LastChange: last } = useBooked();
  const navigate = useNavigate();
  const show = useShow();
  const [ledOnFrom, setLedOnFrom] = useState<string | null>(null);
  const sent = readSentChange(id);
  const isDecided =
    pending === null && last !== null && sent?.changeId === last.ChangeId && ledOnFrom !== last.ChangeId;

  const leadOn = useEffectEvent(() => {
    if (last === null || sent === null) return;
    setLedOnFrom(last.ChangeId);
    keepSentChange(id, null);
    if (last.Status === 'Applied') return show({ name: 'complete' }, { instead: true });
    keepNewsOfReturn(id, last.Status);
    void navigate({ search: sent.query }, { replace: true });
  });
  useEffect(() => {
    // A payment's decision involves no press.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isDecided) leadOn();
  }, [isDecided]);

  if (pending !== null) return <PendingStep pending={pending} />;
  // The next view starts with how it was decided.
  return isDecided ? null : children;
}

interface PendingStepProps {
  readonly pending: NonNullable<ManagedReservation['PendingChange']>;
}

/**
 * A change with an undecided payment: the link to the bank or the payment page, its deadline, and the way to cancel.
 */
function PendingStep({ pending }: PendingStepProps) {
  const hotel = useHotel();
  const { ActionUrl, EndsAt } = pending;
  const { abandon, isBusy } = useAbandonChange();
  return (
    <ManagedFrame heading="Your change is waiting" view="pending-change">
      <StepNotice tone="info" title="Your booking is as it was until this is paid.">
        {ActionUrl === null
          ? 'We are asking whether it was paid. This page goes on by itself; please do not pay again.'
          : 'Your bank, or the payment page, has a question for you.'}
        {EndsAt !== null &&
          ` It is kept for you until ${clockText(EndsAt, hotel)}, the time at ${hotel.name}.`}
      </StepNotice>
      {ActionUrl !== null && (
        <p className="actions">
          <a className={buttonClass()} href={ActionUrl}>
            Go on to pay
          </a>
          <Button variant="second" busy={isBusy} onClick={() => abandon(pending.ChangeId)}>
            Keep the booking as it is
          </Button>
        </p>
      )}
      <p className={`small muted ${styles.note}`}>
        Where nothing is paid, nothing changes. You can also call us: <PhoneLink />
      </p>
    </ManagedFrame>
  );
}
