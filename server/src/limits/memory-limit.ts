import { limitLabel, limitTable, windowSeconds, type LimitName, type Limits } from '../config/limits.ts';
import type { Clock } from '../platform/clock/clock.ts';

type Rows = typeof limitTable;

/** The limits that are counted in memory. */
type MemoryLimitName = {
  [name in LimitName]: Rows[name] extends { inMemory: true } ? name : never;
}[LimitName];

export interface MemoryLimit {
  /** Whole seconds until the address may begin again; 0: now. */
  readonly opensInS: (address: string) => number;
  /** Adds to the address's count. */
  readonly spend: (address: string, amount: number) => void;
}

interface MemoryLimitDeps {
  readonly limits: Limits;
  readonly clock: Clock;
  /** Called with the limit's label for each request beyond it. */
  readonly onLimitMet: (limit: string) => void;
}

/**
 * A limit per address in this process's memory. It protects the process's time, so it holds while the database is
 * unavailable. Work in progress is finished, so that more than the limit may be spent. `unit`: how much one of the
 * limit is. Rule: docs/limits.md, "How it is counted".
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
