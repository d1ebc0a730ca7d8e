import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { useWayOut } from './use-way-out.ts';
import type { WayOut } from './use-way-out.ts';

interface BankQuestionProps {
  readonly status: StatusResponse;
  /** What waits for the answer as long as the status says: “Your rooms are”. */
  readonly held: string;
  readonly ways: readonly WayOut[];
  /** What taking a way does first. */
  readonly aboutWays: string;
  readonly abandon: () => Promise<StatusResponse>;
  /** It was paid after all. */
  readonly onBooked: () => void;
}

/** The way to the bank, how long what is paid for waits for it, and the ways out. */
export function BankQuestion({ status, held, ways, aboutWays, abandon, onBooked }: BankQuestionProps) {
  const { property } = useHotel();
  const { taken, hasFailed, take } = useWayOut(abandon, onBooked);
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
          {held} held for you until <strong>{timeText(status.HoldEndsAt, property.TimeZone)}</strong>, the
          time at {property.PropertyName}.
        </p>
      )}
      <div className="actions">
        <a className={buttonClass()} href={status.ActionUrl}>
          Go to your bank
        </a>
        {ways.map((way) => (
          <Button key={way.words} variant="second" busy={taken === way.words} onClick={() => void take(way)}>
            {way.words}
          </Button>
        ))}
      </div>
      <p className="small muted">{aboutWays}</p>
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
