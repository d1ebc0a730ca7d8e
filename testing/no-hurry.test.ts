import { expect, test } from 'vitest';
import { shortLimits } from './source-tree/short-limits.ts';
import { sourceFiles } from './source-tree/source-files.ts';

test('no limit under a minute, and no fake clock that follows the wall, stands in a test: what fails by time alone states nothing of the program', () => {
  const tests = sourceFiles().filter(
    ({ path }) => /\.(test|fixture|e2e)\.tsx?$|\.config\.ts$/.test(path) || path.startsWith('testing/'),
  );
  expect(tests.flatMap(shortLimits)).toEqual([]);
});

test('a limit is found however it is written', () => {
  const text = `
    test('one', () => {}, 30_000);
    test('two', { timeout: 5_000 }, () => {});
    beforeAll(() => {}, 1_000);
    await vi.waitFor(look);
    await vi.waitFor(look, { timeout: 59_999 });
    await expect(entry).toBeVisible({ timeout: 500 });
    configure({ asyncUtilTimeout: 1_000 });
    const PATIENCE_MS = 10_000;
    fetch(url, { signal: AbortSignal.timeout(1_000) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    test('three', () => {}, 60_000);
    test('four', { timeout: 90_000 }, () => {});
    await vi.waitFor(look, patience);
    setTimeout(() => {}, 50);`;
  const lines = shortLimits({ path: 'testing/one.test.ts', text }).map((place) =>
    Number(place.split(':')[1]),
  );
  expect(lines).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
