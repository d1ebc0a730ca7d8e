import { ServerBusy } from '../../platform/http/server-busy.ts';

/** For each that runs so many may wait. */
const WAITING_FOR_EACH = 16;

/**
 * Runs work one after the other, `most` at once (0: all); what comes waits its turn. Throws `ServerBusy` where the
 * queue is full.
 */
export function limitAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (most === 0) return work();
    if (running >= most) {
      if (waiting.length >= most * WAITING_FOR_EACH) throw new ServerBusy('reading');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
