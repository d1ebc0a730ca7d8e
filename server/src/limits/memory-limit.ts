import { limitLabel, limitTable, windowSeconds, type LimitName, type Limits } from '../config/limits.ts';
import type { Clock } from '../platform/clock/clock.ts';

type Rows = typeof limitTable;

/** The limits that are counted in memory. */
type MemoryLimitName = {
  [name in LimitName]: Rows[name] extends { inMemory: true } ? name : never;
}[LimitName];

export interface MemoryLimit {
  /** Whole seconds until the address may begin more; 0: now. */
  readonly opensInS: (address: string) => number;
  /** Counts what was done for an address. */
  readonly spend: (address: string, amount: number) => void;
}

interface MemoryLimitDeps {
  readonly limits: Limits;
  readonly clock: Clock;
  /** Called with the label of the limit for each request beyond it. */
  readonly onLimitMet: (limit: string) => void;
}

/**
 * A limit of each address in the memory of this process, whose time it bounds, so that it holds while the database is away.
 * What has begun is finished, so that more may be spent than the limit has. `unit`: how much one of the limit is.
 * Rule: docs/limits.md, "How it is counted".
 */
export function memoryLimit(
  { limits, clock: { now }, onLimitMet }: MemoryLimitDeps,
  name: MemoryLimitName,
  unit = 1,
): MemoryLimit {
  const most = limits[name] * unit;
  const windowMs = windowSeconds[limitTable[name].window] * 1_000;
  let window = 0;
  const spent = new Map<string, number>();
  const windowNow = () => {
    const current = Math.floor(now().getTime() / windowMs);
    if (current !== window) spent.clear();
    window = current;
    return current;
  };
  return {
    opensInS: (address) => {
      const current = windowNow();
      if (most === 0 || (spent.get(address) ?? 0) < most) return 0;
      onLimitMet(limitLabel(name));
      return Math.ceil(((current + 1) * windowMs - now().getTime()) / 1_000);
    },
    spend: (address, amount) => {
      windowNow();
      spent.set(address, (spent.get(address) ?? 0) + amount);
    },
  };
}
