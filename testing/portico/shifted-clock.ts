import type { Clock } from '@portico/server/platform/clock/clock';

/** When the running server of the tests believes to have started: noon in London on Saturday, 20 February 2027. */
export const STARTED_AT = '2027-02-20T12:00:00Z';

/** The property's local date then. */
export const TODAY = '2027-02-20';

/**
 * A clock that goes on from that instant, so that what the demo hotels sell is the same whenever the tests run.
 * `begunAt`: the true time then, in milliseconds; all that write to one database have to agree on it.
 */
export function shiftedClock(begunAt: number): Clock {
  const start = new Date(STARTED_AT).getTime();
  return { now: () => new Date(start + Date.now() - begunAt) };
}
