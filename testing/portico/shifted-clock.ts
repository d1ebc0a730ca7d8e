import { performance } from 'node:perf_hooks';
import type { Clock } from '@portico/server/platform/clock/clock';

/** When the running server of the tests believes to have started: noon in London on Saturday, 20 February 2027. */
export const STARTED_AT = '2027-02-20T12:00:00Z';

/** The property's local date then. */
export const TODAY = '2027-02-20';

/** A clock that goes on from that instant, so that what the demo hotels sell is the same whenever the tests run. */
export function shiftedClock(): Clock {
  const start = new Date(STARTED_AT).getTime();
  const begun = performance.now();
  return { now: () => new Date(start + performance.now() - begun) };
}
