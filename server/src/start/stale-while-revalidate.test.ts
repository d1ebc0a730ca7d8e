import { expect, test } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

/** Warnings that the test resolves. */
function slowly() {
  const asked: { resolve(found: string[]): void; reject(error: Error): void }[] = [];
  const said: string[] = [];
  const find = () => new Promise<string[]>((resolve, reject) => void asked.push({ resolve, reject }));
  const log = { warn: (words: string) => said.push(words), error: () => said.push('failed') };
  return { asked, said, warnings: staleWhileRevalidate(find, log) };
}

/** Lets settled promises be processed. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('nobody waits for the hotels to be read, and they are read once at a time', async () => {
  const { asked, warnings } = slowly();
  expect(warnings()).toEqual([]);
  expect(warnings()).toEqual([]);
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(['no account']);
  await settled();
  expect(warnings()).toEqual(['no account']);
  expect(asked).toHaveLength(2);
});

test('a warning stands in the log once for as long as it holds, and again when it comes back', async () => {
  const { asked, said, warnings } = slowly();
  for (const [index, found] of [['no account'], ['no account'], [], ['no account']].entries()) {
    warnings();
    asked[index]?.resolve(found);
    await settled();
  }
  expect(said).toEqual(['no account', 'no account']);
});

test('what could not be read leaves what was found before', async () => {
  const { asked, said, warnings } = slowly();
  warnings();
  asked[0]?.resolve(['no account']);
  await settled();
  warnings();
  asked[1]?.reject(new Error('the database is away'));
  await settled();
  expect([warnings(), said]).toEqual([['no account'], ['no account', 'failed']]);
});
