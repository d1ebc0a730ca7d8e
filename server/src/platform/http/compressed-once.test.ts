import { expect, test } from 'vitest';
import { compressedOnce } from './compressed-once.ts';

const long = (name: string) => name.repeat(100_000);

test('a long text that comes again is compressed once, a short one and one long unused anew', async () => {
  const asked: string[] = [];
  const compress = compressedOnce(async (text) => {
    asked.push(text.slice(0, 1));
    return Buffer.from(text.slice(0, 1));
  });
  const [one, two] = await Promise.all([compress(long('a')), compress(long('a'))]);
  expect([String(one), two]).toEqual(['a', one]);
  await compress('short');
  await compress('short');
  expect(asked).toEqual(['a', 's', 's']);

  for (const name of 'bcdefghijklmnopq') await compress(long(name));
  asked.length = 0;
  await compress(long('q'));
  await compress(long('a'));
  expect(asked).toEqual(['a']);
});
