import { ensure, mix, shade, toLch, fromLch } from './colour.ts';
import type { PropertyTheme } from './property-theme.ts';
import type { Surfaces } from './surfaces.ts';
import type { ThemeMode } from './theme-mode.ts';

/** Text, rules and ornament: text at 4.5:1, edges of controls at 3:1, hairlines and dots for decoration only. */
export interface InkRoles {
  readonly muted: string;
  readonly line: string;
  readonly hair: string;
  readonly dots: string;
  readonly 'text-link': string;
  readonly second: string;
  readonly accent: string;
  readonly 'accent-text': string;
  readonly focus: string;
  readonly 'focus-gap': string;
}

export function inkRoles(theme: PropertyTheme, on: Surfaces, mode: ThemeMode): InkRoles {
  const dark = mode === 'dark';
  const paper = [on.page, on.card, on.sunk];
  const faded = (share: number) => mix(on.ink, on.page, share);
  const primary = toLch(theme.primary);
  const link = dark ? fromLch(0.83, Math.min(primary.c * 0.8, 0.06), primary.h) : theme.primary;
  return {
    muted: ensure(faded(dark ? 0.34 : 0.32), [...paper, on.soft, on.band], 4.6),
    line: ensure(faded(dark ? 0.58 : 0.5), paper, 3),
    hair: faded(dark ? 0.8 : 0.82),
    dots: faded(0.55),
    'text-link': ensure(link, [...paper, on.soft], 4.5),
    second: ensure(dark ? shade(theme.secondary, 0.74) : theme.secondary, paper, 4.5),
    accent: ensure(dark ? shade(theme.accent, 0.68) : theme.accent, paper, 3),
    'accent-text': ensure(
      dark ? shade(theme.accent, 0.74, 0.9) : theme.accent,
      [...paper, on.soft, on.band],
      4.5,
    ),
    focus: on.ink,
    'focus-gap': on.page,
  };
}
