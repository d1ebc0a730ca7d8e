import type { HotelDirectory } from '../core/hotel/hotel-directory.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import type { Clock } from '../platform/clock/clock.ts';

const KEPT_MS = 60_000;
/** A server of many hotels does not list its clients to whoever mistypes an address. */
const MOST = 3;

/** The hotels that a page of no hotel in particular may point to: none where they are many, or cannot be read. */
export type HousesHere = () => Promise<readonly Hotel[]>;

/** Read at most once a minute, however often addresses are guessed. */
export function housesHere({ hotels, clock }: { hotels: HotelDirectory; clock: Clock }): HousesHere {
  let readAt = Number.NEGATIVE_INFINITY;
  let kept: Promise<readonly Hotel[]> = Promise.resolve([]);
  return () => {
    const now = clock.now().getTime();
    if (now - readAt >= KEPT_MS) {
      readAt = now;
      kept = hotels.all(MOST).catch(() => []);
    }
    return kept;
  };
}
