import { expect, test } from 'vitest';
import { defaultTheme } from './property-theme.ts';
import { themeCss } from './theme-css.ts';

test('dark follows the system unless the guest has chosen, and is never printed', () => {
  const [light, system, chosen] = themeCss(defaultTheme).split('\n');
  expect(light).toMatch(/^:root\{color-scheme:light;--page:#f4f4ef;/);
  expect(system).toMatch(
    /^@media screen and \(prefers-color-scheme: dark\)\{:root:not\(\[data-mode="light"\]\)\{color-scheme:dark;--page:#0f171c;/,
  );
  expect(chosen).toMatch(/^@media screen\{\[data-mode="dark"\]\{color-scheme:dark;--page:#0f171c;/);
});

test('nothing a hotel wrote reaches the style sheet', () => {
  const css = themeCss({ ...defaultTheme, primary: 'red;}</style><script>' });
  expect(css).not.toContain('script');
});
