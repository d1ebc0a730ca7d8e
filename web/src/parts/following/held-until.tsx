import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { Followed } from './followed.ts';
import type { FollowedTexts } from './followed-texts.ts';
import { useHotel } from '../hotel/hotel-context.ts';

interface HeldUntilProps {
  readonly status: Followed;
  readonly words: Pick<FollowedTexts, 'held' | 'provider'>;
}

/** How long what is paid for waits for its guest, or that its time is up. */
export function HeldUntil({ status, words }: HeldUntilProps) {
  const { property } = useHotel();
  if (status.ActionUrl === null)
    return (
      <p>
        The time to pay is up. We are asking {words.provider} whether it was paid, and this page goes on by
        itself.
      </p>
    );
  if (status.HoldEndsAt === undefined || status.HoldEndsAt === null) return null;
  return (
    <p>
      {words.held} held for you until <strong>{timeText(status.HoldEndsAt, property.TimeZone)}</strong>, the
      time at {property.PropertyName}.
    </p>
  );
}

/** “14:05”, by the hotel's clock. */
function timeText(instant: string, timeZone: string): string {
  const { hour, minute } = localTimeAt(Date.parse(instant), timeZone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
