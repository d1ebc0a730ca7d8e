import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { useWayOut } from './use-way-out.ts';

interface BankQuestionProps {
  readonly token: string;
  readonly status: StatusResponse;
  readonly onBooked: () => void;
}

/** The way to the bank, how long the rooms wait for it, and the ways out. */
export function BankQuestion({ token, status, onBooked }: BankQuestionProps) {
  const { property, unit } = useHotel();
  const { items } = useBooking().booking;
  const { taken, hasFailed, take } = useWayOut(token, onBooked);
  if (status.ActionUrl === null)
    return (
      <p>
        The time to pay is up. We are asking your bank whether it was paid, and this page goes on by itself.
      </p>
    );
  return (
    <>
      {status.HoldEndsAt !== null && (
        <p>
          {items.length > 1 ? `Your ${unit.plural} are` : `Your ${unit.singular} is`} held for you until{' '}
          <strong>{timeText(status.HoldEndsAt, property.TimeZone)}</strong>, the time at{' '}
          {property.PropertyName}.
        </p>
      )}
      <div className="actions">
        <a className={buttonClass()} href={status.ActionUrl}>
          Go to your bank
        </a>
        {items.length > 0 && (
          <Button variant="second" busy={taken === 'checkout'} onClick={() => void take('checkout')}>
            Use another card
          </Button>
        )}
        <Button variant="second" busy={taken === 'search'} onClick={() => void take('search')}>
          Cancel this booking
        </Button>
      </div>
      <p className="small muted">
        Another card or a cancellation ends this payment first: nothing is charged for it any more.
      </p>
      {hasFailed && (
        <Notice tone="negative" title="We could not end this payment just now.">
          <p>
            Your bank has not answered us. Please try again in a moment, and do not pay again elsewhere. You
            can also ask us: <ContactLinks />
          </p>
        </Notice>
      )}
    </>
  );
}

/** “14:05”, by the hotel's clock. */
function timeText(instant: string, timeZone: string): string {
  const { hour, minute } = localTimeAt(Date.parse(instant), timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
