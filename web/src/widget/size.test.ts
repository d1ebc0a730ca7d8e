import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the widget is one script of at most 10 kB, compressed, that parses no HTML', async () => {
  const built = await build({
    configFile: `${import.meta.dirname}/../../widget.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script, ...others] = files;
  expect(others).toEqual([]);
  const code = script?.type === 'chunk' ? script.code : '';
  expect(code).toContain('portico-search');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(10_000);
  expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b/);
});
