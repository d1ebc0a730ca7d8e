import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { clockText } from '../../../parts/hotel/clock-text.ts';
import { PhoneLink } from '../../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { StepNotice } from '../beside/step-notice.tsx';
import styles from './pending-step.module.css';
import { useAbandonChange } from './use-abandon-change.ts';

interface PendingStepProps {
  readonly pending: NonNullable<ManagedReservation['PendingChange']>;
}

/** A change whose payment is not decided: the way to the bank or the payment page, until when it is open, and the way out. */
export function PendingStep({ pending }: PendingStepProps) {
  const hotel = useHotel();
  const { ActionUrl, EndsAt } = pending;
  const { abandon, isAsking } = useAbandonChange();
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
          <Button variant="second" busy={isAsking} onClick={() => void abandon(pending.ChangeId)}>
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
