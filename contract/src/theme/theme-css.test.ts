import { expect, test } from 'vitest';
import { houseTheme } from './property-theme.ts';
import { themeCss } from './theme-css.ts';

test('dark follows the system unless the guest has chosen', () => {
  const [light, system, chosen] = themeCss(houseTheme).split('\n');
  expect(light).toMatch(/^:root\{color-scheme:light;--page:#f4f4ef;/);
  expect(system).toMatch(
    /^@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-mode="light"\]\)\{color-scheme:dark;--page:#0f171c;/,
  );
  expect(chosen).toMatch(/^\[data-mode="dark"\]\{color-scheme:dark;--page:#0f171c;/);
});

test('nothing a hotel wrote reaches the style sheet', () => {
  const css = themeCss({ ...houseTheme, primary: 'red;}</style><script>' });
  expect(css).not.toContain('script');
});
