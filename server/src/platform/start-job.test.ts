import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startJob } from './start-job.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a job runs again after a failure, never twice at once, and not after it was stopped', async () => {
  let runs = 0;
  let release: () => void = () => undefined;
  const failures: string[] = [];
  const job = startJob({
    name: 'sweep',
    everyMs: 1_000,
    log: { error: (_facts, message) => void failures.push(message) },
    run: async () => {
      runs++;
      if (runs === 1) throw new Error('a bad start');
      await new Promise<void>((resolve) => (release = resolve));
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(failures).toEqual(['a job failed']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(2);
  const stopped = job.stop();
  release();
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
  expect(runs).toBe(2);
});
