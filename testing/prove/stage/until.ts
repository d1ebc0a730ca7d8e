import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 300_000;

/** Waits until `look` finds something, and returns it. Throws after five minutes, naming what was awaited. */
export async function until<T>(awaited: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`not within five minutes: ${awaited}`);
}
