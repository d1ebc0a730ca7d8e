import type { Clock } from '@portico/server/platform/clock/clock';

/** The clock of the running test server at its start: noon in London on Saturday, 20 February 2027. */
export const STARTED_AT = '2027-02-20T12:00:00Z';

/** The property's local date then. */
export const TODAY = '2027-02-20';

/**
 * A clock that runs on from that instant, so that the demo hotels sell the same whenever the tests run. `begunAt`: the
 * real time then, in milliseconds; all that write to one database must use the same.
 */
export function shiftedClock(begunAt: number): Clock {
  const start = new Date(STARTED_AT).getTime();
  return { now: () => new Date(start + Date.now() - begunAt) };
}
