import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { CheckInFrame } from './check-in-frame.tsx';

/** A card or a payment that is not decided: the way to the bank, or to the page of the provider. */
export function PendingSave({ pending }: { pending: NonNullable<PreCheckInReservation['PendingSave']> }) {
  return (
    <CheckInFrame
      heading="One answer is missing"
      title="One answer is missing"
      view="pending"
      lead="Your check-in waits for it."
    >
      <Notice tone="info" live="off" title="Your bank, or the page of the provider, has the last word.">
        {pending.ActionUrl === null
          ? 'We are asking what it says. This page goes on by itself; please do not send it again.'
          : 'It has a question for you. What you typed is kept meanwhile.'}
      </Notice>
      {pending.ActionUrl !== null && (
        <p className="actions" style={{ marginTop: 'var(--s5)' }}>
          <a className={buttonClass()} href={pending.ActionUrl}>
            Go on to answer it
          </a>
        </p>
      )}
      <p className="small muted" style={{ marginTop: 'var(--s4)' }}>
        You can also call us: <PhoneLink />
      </p>
    </CheckInFrame>
  );
}
