import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const aWhile = () => vi.advanceTimersByTimeAsync(10_000);

test('what is fetched ahead waits for the answers that the page waits for', async () => {
  let answer: (text: string) => void = () => undefined;
  const call = queryClient.fetchQuery({
    queryKey: ['rooms'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  const fetchAhead = vi.fn();
  whenIdle(fetchAhead);
  await aWhile();
  expect(fetchAhead).not.toHaveBeenCalled();
  answer('rooms');
  await call;
  await aWhile();
  expect(fetchAhead).toHaveBeenCalledTimes(1);
});

test('and for the pictures that are requested, not for those further down', async () => {
  const picture = document.createElement('img');
  const further = document.createElement('img');
  Object.defineProperty(picture, 'complete', { value: false, configurable: true });
  Object.defineProperty(further, 'complete', { value: false });
  Object.defineProperty(further, 'loading', { value: 'lazy' });
  document.body.append(picture, further);
  const fetchAhead = vi.fn();
  whenIdle(fetchAhead);
  await aWhile();
  expect(fetchAhead).not.toHaveBeenCalled();
  Object.defineProperty(picture, 'complete', { value: true });
  await aWhile();
  expect(fetchAhead).toHaveBeenCalledTimes(1);
});

test('who leaves the page before calls it off', async () => {
  const fetchAhead = vi.fn();
  whenIdle(fetchAhead)();
  await aWhile();
  expect(fetchAhead).not.toHaveBeenCalled();
});
