import type { Clock } from '../../platform/clock/clock.ts';

const WINDOW_MS = 60_000;

export interface WorkBudget {
  /** Whole seconds until the address may have work done again; 0: now. */
  readonly opensInS: (address: string) => number;
  /** Counts work that was done for an address. */
  readonly spend: (address: string, work: number) => void;
}

/**
 * How much work of this process an address may have in a minute; what has begun is finished, so that it may have more.
 * In the memory of the process, since that is whose time it bounds. `most` 0: as much as comes; `onMet` is told of each
 * that was asked for beyond it. Rule: docs/limits.md.
 */
export function workBudget(most: number, { now }: Clock, onMet: () => void): WorkBudget {
  let window = 0;
  const spent = new Map<string, number>();
  const windowNow = () => {
    const current = Math.floor(now().getTime() / WINDOW_MS);
    if (current !== window) spent.clear();
    window = current;
    return current;
  };
  return {
    opensInS: (address) => {
      const current = windowNow();
      if (most === 0 || (spent.get(address) ?? 0) < most) return 0;
      onMet();
      return Math.ceil(((current + 1) * WINDOW_MS - now().getTime()) / 1_000);
    },
    spend: (address, work) => {
      windowNow();
      spent.set(address, (spent.get(address) ?? 0) + work);
    },
  };
}
