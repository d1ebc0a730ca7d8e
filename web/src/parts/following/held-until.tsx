import type { Followed } from './followed.ts';
import type { FollowedTexts } from './followed-texts.ts';
import { clockText } from '../hotel/clock-text.ts';
import { useHotel } from '../hotel/hotel-context.ts';

interface HeldUntilProps {
  readonly status: Followed;
  readonly words: Pick<FollowedTexts, 'held' | 'provider'>;
}

/** How long what is paid for waits for its guest, or that its time is up. */
export function HeldUntil({ status, words }: HeldUntilProps) {
  const hotel = useHotel();
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
      {words.held} held for you until <strong>{clockText(status.HoldEndsAt, hotel)}</strong>, the time at{' '}
      {hotel.name}.
    </p>
  );
}
