import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { rawAnswer } from './raw-answer.ts';

const EVERY_MS = 20;

/**
 * Requests a path fifty times a second while `work` runs, however slow the responses; returns latencies in
 * milliseconds.
 */
export async function watchLatency(
  url: string,
  path: string,
  work: () => Promise<unknown>,
): Promise<readonly number[]> {
  const latencies: number[] = [];
  const ask = async () => {
    const begun = performance.now();
    await rawAnswer(url, { path });
    latencies.push(performance.now() - begun);
  };
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  const asked: Promise<void>[] = [];
  for (; !isOver; await setTimeout(EVERY_MS)) asked.push(ask());
  await Promise.all(asked);
  await done;
  return latencies;
}
