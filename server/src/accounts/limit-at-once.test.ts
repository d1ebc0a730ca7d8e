import { expect, test } from 'vitest';
import { ServerBusy } from '../platform/http/server-busy.ts';
import { limitAtOnce } from './limit-at-once.ts';

test('two run at once, others wait their turn, and a call to a full queue is refused', async () => {
  const limited = limitAtOnce(2);
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  const all = Array.from({ length: 2 + 2 * 16 }, () => limited(work));
  await expect(limited(work)).rejects.toBeInstanceOf(ServerBusy);
  for (let done = 0; done < all.length; done++) {
    finish.shift()?.();
    await all[done];
  }
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test('what fails makes room for the next', async () => {
  const limited = limitAtOnce(1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'yes')).toBe('yes');
});
