import { contrast, ensure, fromLch, mix, nearest, shade, tint, toLch } from './colour.ts';
import type { PropertyTheme } from './property-theme.ts';
import type { ThemeMode } from './theme-mode.ts';

const lightestDarkPage = 0.28;
const darkestLightPage = 0.86;

/** The surfaces, and the ink with 7:1 on all of them. */
export interface Surfaces {
  readonly page: string;
  readonly card: string;
  readonly sunk: string;
  readonly ink: string;
  /** The selection, and the nights between arrival and departure. */
  readonly soft: string;
  /** Behind a key tag. */
  readonly band: string;
}

export function surfaces(theme: PropertyTheme, mode: ThemeMode): Surfaces {
  return mode === 'dark' ? darkSurfaces(theme) : lightSurfaces(theme);
}

function lightSurfaces(theme: PropertyTheme): Surfaces {
  // A mid-tone page leaves no ink enough contrast, so the light page stays light.
  const page = nearest(theme.lightPage, (c) => toLch(c).l >= darkestLightPage);
  const { l } = toLch(page);
  const card = shade(page, Math.min(0.985, l + 0.017), 0.75);
  const sunk = mix(shade(page, l - 0.03, 1.15), theme.tertiary, 0.12);
  const ink = ensure(theme.dark, [page, card, sunk], 7);
  const paper = tint(page, theme.tertiary, 0.46, ink, 7.2);
  return {
    page,
    card,
    sunk,
    ink,
    soft: tint(paper, theme.primary, 0.035, ink, 7),
    band: tint(page, theme.tertiary, 0.34, ink, 7),
  };
}

function darkSurfaces(theme: PropertyTheme): Surfaces {
  const page = nearest(theme.darkPage, (c) => toLch(c).l <= lightestDarkPage);
  const { l } = toLch(page);
  const card = shade(page, l + 0.045, 1.1);
  const sunk = shade(page, l - 0.035);
  const ink = ensure(fromLch(0.94, 0.012, toLch(theme.lightPage).h), [page, card, sunk], 7);
  return {
    page,
    card,
    sunk,
    ink,
    soft: darkened(mix(page, theme.primary, 0.62), ink),
    band: tint(page, theme.tertiary, 0.09, ink, 7),
  };
}

function darkened(soft: string, ink: string): string {
  let surface = soft;
  while (contrast(ink, surface) < 8.5) surface = shade(surface, toLch(surface).l - 0.02);
  return surface;
}
