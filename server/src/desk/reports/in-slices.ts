import { setImmediate } from 'node:timers/promises';

/** A few milliseconds of work. */
const AT_ONCE = 200;

/** Does something with each of many, and lets guests' requests run in between. */
export async function inSlices<T>(many: readonly T[], work: (one: T) => void): Promise<void> {
  for (let begin = 0; begin < many.length; begin += AT_ONCE) {
    if (begin > 0) await setImmediate();
    many.slice(begin, begin + AT_ONCE).forEach(work);
  }
}
