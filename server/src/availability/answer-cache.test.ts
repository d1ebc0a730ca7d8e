import { expect, test } from 'vitest';
import { answerCache } from './answer-cache.ts';

const answerOf = (length: number) => ({ bytes: Buffer.alloc(length), encoding: undefined, varies: false });

/** A 100-byte cache and the computed keys in order. */
function cacheOf100() {
  const computed: string[] = [];
  const cached = answerCache(100);
  const readCached = (key: string, length: number) =>
    cached(key, async () => {
      computed.push(key);
      return answerOf(length);
    });
  return { computed, cached, readCached };
}

test('an answer is computed once, however often it is requested later and at once', async () => {
  const { computed, readCached } = cacheOf100();
  const [first, second] = await Promise.all([readCached('a', 40), readCached('a', 40)]);
  expect(await readCached('a', 40)).toBe(first);
  expect(second).toBe(first);
  expect(computed).toEqual(['a']);
});

test('beyond the bytes the least recently used answer goes', async () => {
  const { computed, readCached } = cacheOf100();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await readCached(key, 40);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});

test('an answer that failed is computed again for the next request', async () => {
  const { computed, cached, readCached } = cacheOf100();
  const failing = () => Promise.reject(new Error('The database is away'));
  await expect(cached('a', failing)).rejects.toThrow('The database is away');
  await readCached('a', 40);
  expect(computed).toEqual(['a']);
});
