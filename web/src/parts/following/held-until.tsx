import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { useHotel } from '../hotel/hotel-context.ts';

interface HeldUntilProps {
  readonly status: StatusResponse;
  /** What waits: “Your rooms are”. */
  readonly held: string;
}

/** How long what is paid for waits for the bank's answer, or that its time is up. */
export function HeldUntil({ status, held }: HeldUntilProps) {
  const { property } = useHotel();
  if (status.ActionUrl === null)
    return (
      <p>
        The time to pay is up. We are asking your bank whether it was paid, and this page goes on by itself.
      </p>
    );
  if (status.HoldEndsAt === null) return null;
  return (
    <p>
      {held} held for you until <strong>{timeText(status.HoldEndsAt, property.TimeZone)}</strong>, the time at{' '}
      {property.PropertyName}.
    </p>
  );
}

/** “14:05”, by the hotel's clock. */
function timeText(instant: string, timeZone: string): string {
  const { hour, minute } = localTimeAt(Date.parse(instant), timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
