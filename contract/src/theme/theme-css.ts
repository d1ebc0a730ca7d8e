import { deriveTheme } from './derive-theme.ts';
import type { PropertyTheme } from './property-theme.ts';
import type { ThemeMode } from './theme-mode.ts';

/**
 * The hotel's colours as a style sheet to inline in the head. Dark mode follows the system unless `data-mode` on the
 * root element is `light` or `dark`; print is always light. Safe to inline: it contains no text from the hotel.
 */
export function themeCss(theme: PropertyTheme): string {
  const light = declarations(theme, 'light');
  const dark = declarations(theme, 'dark');
  return [
    `:root{${light}}`,
    `@media screen and (prefers-color-scheme: dark){:root:not([data-mode="light"]){${dark}}}`,
    `@media screen{[data-mode="dark"]{${dark}}}`,
  ].join('\n');
}

function declarations(theme: PropertyTheme, mode: ThemeMode): string {
  const variables = Object.entries(deriveTheme(theme, mode)).map(([name, colour]) => `--${name}:${colour}`);
  return [`color-scheme:${mode}`, ...variables].join(';');
}
