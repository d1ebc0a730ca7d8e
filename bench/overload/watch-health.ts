import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { rawAnswer } from '../load/raw-answer.ts';

const EVERY_MS = 500;

/** One health path; latencies in milliseconds. */
export interface Health {
  readonly latencies: number[];
  /** No response, or a status other than 200. */
  failed: number;
}

/** Requests a path twice a second on a new connection each time; `stop` returns the result. */
export function watchHealth(url: string, path: string): { stop: () => Promise<Health> } {
  const health: Health = { latencies: [], failed: 0 };
  let isOver = false;
  const ask = async () => {
    const begun = performance.now();
    try {
      await rawAnswer(url, { path });
      health.latencies.push(performance.now() - begun);
    } catch {
      health.failed += 1;
    }
  };
  const watch = async () => {
    const asking: Promise<void>[] = [];
    for (; !isOver; await setTimeout(EVERY_MS)) asking.push(ask());
    await Promise.all(asking);
  };
  const watching = watch();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return health;
    },
  };
}
