import { performance } from 'node:perf_hooks';
import { median } from '../figures.ts';
import { askCounted, nothingCounted } from './counted.ts';
import { rawConnection } from './raw-connection.ts';

const SAMPLES = 30;
const GIVE_UP_MS = 60_000;

/** Milliseconds per request, sent sequentially; infinite unless the status is 200. */
async function oneAfterTheOther(port: number, samples: number, nextRequest: () => Buffer): Promise<number> {
  const counted = nothingCounted();
  const connection = await rawConnection(port);
  for (let sample = 0; sample < samples; sample++) await askCounted(connection, nextRequest(), counted);
  connection.close();
  return counted.worked.length === samples ? median(counted.worked) : Number.POSITIVE_INFINITY;
}

/** The latency of an idle server. */
export const calmLatency = (port: number, nextRequest: () => Buffer): Promise<number> =>
  oneAfterTheOther(port, SAMPLES, nextRequest);

/** Seconds from the call until the median of three in a row is at most twice the calm one. */
export async function secondsUntilCalm(
  port: number,
  calm: number,
  nextRequest: () => Buffer,
): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < GIVE_UP_MS) {
    const latency = await oneAfterTheOther(port, 3, nextRequest);
    if (latency <= 2 * calm) break;
  }
  return (performance.now() - begun) / 1_000;
}
