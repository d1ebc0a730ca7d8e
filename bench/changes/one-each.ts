import { performance } from 'node:perf_hooks';
import type { Sample } from '../load/send-load.ts';

/** Runs `workers` in parallel over the things; each thing is taken once. */
export async function oneEach<Worker, Thing>(
  workers: readonly Worker[],
  things: readonly Thing[],
  work: (worker: Worker, thing: Thing) => Promise<void>,
): Promise<Sample> {
  const latencies: number[] = [];
  const left = things.values();
  const begun = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (const thing of left) {
        const before = performance.now();
        await work(worker, thing);
        latencies.push(performance.now() - before);
      }
    }),
  );
  return { latencies, perSecond: (latencies.length * 1_000) / (performance.now() - begun) };
}
