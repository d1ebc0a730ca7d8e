import { expect, test } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

/** Warnings that the test resolves. */
function slowly() {
  const pending: { resolve(found: string[]): void; reject(error: Error): void }[] = [];
  const logged: string[] = [];
  const find = () => new Promise<string[]>((resolve, reject) => void pending.push({ resolve, reject }));
  const log = { warn: (words: string) => logged.push(words), error: () => logged.push('failed') };
  return { pending, logged, warnings: staleWhileRevalidate(find, log) };
}

/** Lets settled promises be processed. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no call waits for the hotels to be read, and they are read once at a time', async () => {
  const { pending, warnings } = slowly();
  expect(warnings()).toEqual([]);
  expect(warnings()).toEqual([]);
  expect(pending).toHaveLength(1);
  pending[0]?.resolve(['no account']);
  await settled();
  expect(warnings()).toEqual(['no account']);
  expect(pending).toHaveLength(2);
});

test('a warning stands in the log once for as long as it holds, and again when it comes back', async () => {
  const { pending, logged, warnings } = slowly();
  for (const [index, found] of [['no account'], ['no account'], [], ['no account']].entries()) {
    warnings();
    pending[index]?.resolve(found);
    await settled();
  }
  expect(logged).toEqual(['no account', 'no account']);
});

test('what could not be read leaves what was found before', async () => {
  const { pending, logged, warnings } = slowly();
  warnings();
  pending[0]?.resolve(['no account']);
  await settled();
  warnings();
  pending[1]?.reject(new Error('the database is away'));
  await settled();
  expect([warnings(), logged]).toEqual([['no account'], ['no account', 'failed']]);
});
