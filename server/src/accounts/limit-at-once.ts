import { fewAtOnce } from '../platform/few-at-once.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';

/** Waiting calls allowed per running one. */
const WAITING_FOR_EACH = 16;

/** As `fewAtOnce`; 0: no limit. Throws `ServerBusy` when too many calls wait. */
export function limitAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const few = fewAtOnce(most);
  let present = 0;
  return async (work) => {
    if (most === 0) return work();
    if (present >= most * (1 + WAITING_FOR_EACH)) throw new ServerBusy('reading');
    present += 1;
    try {
      return await few(work);
    } finally {
      present -= 1;
    }
  };
}
