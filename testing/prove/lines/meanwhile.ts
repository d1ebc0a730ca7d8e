import { setTimeout as delay } from 'node:timers/promises';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Size } from '../line.ts';
import { normalTime } from '../normal-time.ts';
import type { Stage } from '../stage/stage.ts';
import { nightOf } from './load.ts';

const BEFORE = 3;
const PAUSE_MS = 300;

/** The faults beside the bookings, until stopped. */
export type Harm = () => Promise<{ readonly end: () => Promise<void> }>;

/** A guest books one night after the other, some before and so many during the harm; records how long each takes. */
export async function bookMeanwhile(
  stage: Stage,
  size: Pick<Size, 'isTimed' | 'bookings'>,
  harm: Harm,
): Promise<{ requested: RequestedBooking[]; faults: string[] }> {
  const urls = stage.urls;
  const requested: RequestedBooking[] = [];
  const faults: string[] = [];
  const book = async () => {
    const begun = performance.now();
    const wish = { arrival: nightOf(stage, requested.length), nights: 1 };
    const answered = await requestBooking(urls, wish, { tries: 1, pauseMs: 0 });
    requested.push(answered);
    if (answered.answer?.Success !== true) faults.push(`booking ${requested.length} was not made`);
    return Math.round(performance.now() - begun);
  };
  let calm = 0;
  for (let booking = 0; booking < BEFORE; booking++) calm = Math.max(calm, await book());
  const begun = await harm();
  for (let booking = 0; booking < size.bookings; booking++) {
    const took = await book();
    if (took > normalTime(size, calm)) faults.push(`a booking took ${took} ms, one before ${calm} ms`);
    await delay(PAUSE_MS);
  }
  await begun.end();
  return { requested, faults };
}
