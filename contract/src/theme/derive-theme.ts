import { keysOf, tableOf } from '@portico/domain/record';
import { readColour, ensure, mix, shade, toLch, fromLch, inkOn } from './colour.ts';
import { plateRoles, type PlateRoles } from './plate-roles.ts';
import { defaultTheme, type PropertyTheme } from './property-theme.ts';
import { surfaces, type Surfaces } from './surfaces.ts';
import type { ThemeMode } from './theme-mode.ts';

/** CSS custom properties without their leading `--`, each an opaque `#rrggbb`. */
export type ThemeVariables = Surfaces & InkRoles & PlateRoles & StatusRoles & PictureInks;

const derived = {
  light: new WeakMap<PropertyTheme, ThemeVariables>(),
  dark: new WeakMap<PropertyTheme, ThemeVariables>(),
};

/**
 * Every colour of the guest's pages, derived from the hotel's twelve. Whatever the hotel chose, text has 4.5:1 on each
 * of its surfaces, ink 7:1, edges 3:1. Only lightness moves, by the smallest step that passes. Unreadable colours come
 * from the default theme. Cached per theme: every document and mail needs it.
 */
export function deriveTheme(theme: PropertyTheme, mode: ThemeMode): ThemeVariables {
  const standing = derived[mode].get(theme);
  if (standing !== undefined) return standing;
  const variables = variablesOf(theme, mode);
  derived[mode].set(theme, variables);
  return variables;
}

function variablesOf(theme: PropertyTheme, mode: ThemeMode): ThemeVariables {
  const readable = readableTheme(theme);
  const paper = surfaces(readable, mode);
  const statuses = statusRoles(readable, paper, mode);
  return {
    ...paper,
    ...inkRoles(readable, { ...paper, ...statuses }, mode),
    ...plateRoles(readable, paper, mode),
    ...statuses,
    ...pictureInks(readable, mode),
  };
}

function readableTheme(theme: PropertyTheme): PropertyTheme {
  return tableOf(keysOf(defaultTheme), (name) => readColour(theme[name]) ?? defaultTheme[name]);
}

/** Text, rules and ornament: text at 4.5:1, edges of controls at 3:1, hairlines and dots for decoration only. */
interface InkRoles {
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

function inkRoles(theme: PropertyTheme, on: Surfaces & StatusRoles, mode: ThemeMode): InkRoles {
  const dark = mode === 'dark';
  const paper = [on.page, on.card, on.sunk];
  const notices = [on['pos-soft'], on['neg-soft'], on['inf-soft'], on['war-soft']];
  const faded = (share: number) => mix(on.ink, on.page, share);
  const primary = toLch(theme.primary);
  const link = dark ? fromLch(0.83, Math.min(primary.c * 0.8, 0.06), primary.h) : theme.primary;
  return {
    muted: ensure(faded(dark ? 0.34 : 0.32), [...paper, on.soft, on.band], 4.6),
    line: ensure(faded(dark ? 0.58 : 0.5), paper, 3),
    hair: faded(dark ? 0.8 : 0.82),
    dots: faded(0.55),
    'text-link': ensure(link, [...paper, on.soft, ...notices], 4.5),
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

type Status = 'pos' | 'neg' | 'inf' | 'war';

/** Success, error, information and warning: text at 4.5:1 on paper and on its own soft ground, edge at 3:1. */
type StatusRoles = Readonly<Record<`${Status}-${'soft' | 'text' | 'edge'}` | 'neg-fill' | 'on-neg', string>>;

function statusRoles(theme: PropertyTheme, on: Surfaces, mode: ThemeMode): StatusRoles {
  const pos = status(theme.positive, on, mode);
  const neg = status(theme.negative, on, mode);
  const inf = status(theme.info, on, mode);
  const war = status(theme.warning, on, mode);
  const negFill = ensure(neg.edge, [inkOn(neg.edge)], 4.5);
  return {
    'pos-soft': pos.soft,
    'pos-text': pos.text,
    'pos-edge': pos.edge,
    'neg-soft': neg.soft,
    'neg-text': neg.text,
    'neg-edge': neg.edge,
    'inf-soft': inf.soft,
    'inf-text': inf.text,
    'inf-edge': inf.edge,
    'war-soft': war.soft,
    'war-text': war.text,
    'war-edge': war.edge,
    'neg-fill': negFill,
    'on-neg': inkOn(negFill),
  };
}

function status(colour: string, on: Surfaces, mode: ThemeMode): Record<'soft' | 'text' | 'edge', string> {
  const dark = mode === 'dark';
  const soft = dark ? mix(on.page, shade(colour, 0.5), 0.3) : mix(on.page, colour, 0.085);
  const grounds = [on.page, on.card, on.sunk, soft];
  return {
    soft,
    text: ensure(dark ? shade(colour, 0.8, 0.85) : colour, grounds, 4.5),
    edge: ensure(dark ? shade(colour, 0.7) : colour, grounds, 3),
  };
}

type Ink = 'paper' | 'a1' | 'a2' | 'a3' | 'key' | 'hot' | 'warm' | 'glow' | 'lamp';

/** The nine inks of the drawn rooms: fixed lightness, with the hotel's hue and chroma. */
type PictureInks = Readonly<Record<`art-${Ink}`, string>>;

function pictureInks(theme: PropertyTheme, mode: ThemeMode): PictureInks {
  return mode === 'dark' ? nightInks(theme) : dayInks(theme);
}

// Lamplight: the accent turned towards yellow, no further.
function warmHue(theme: PropertyTheme): number {
  return Math.min(88, toLch(theme.accent).h + 34);
}

function dayInks(theme: PropertyTheme): PictureInks {
  const primary = toLch(theme.primary);
  const accent = toLch(theme.accent);
  const tertiary = toLch(theme.tertiary);
  const dark = toLch(theme.dark);
  const warm = warmHue(theme);
  // A purple prints too red in the middle tones.
  const isPurple = primary.h > 265;
  return {
    'art-paper': fromLch(0.958, 0.014, warm + 8),
    'art-a1': fromLch(0.865, tertiary.c * 1.15 + 0.006, tertiary.h),
    'art-a2': fromLch(0.7, Math.min(primary.c * 0.62 + 0.008, 0.046), primary.h - (isPurple ? 14 : 0)),
    'art-a3': fromLch(0.43, Math.min(primary.c * 1.05, 0.088), primary.h - (isPurple ? 8 : 0)),
    'art-key': fromLch(0.265, dark.c + 0.008, dark.h),
    'art-hot': fromLch(0.56, accent.c * 0.98, accent.h),
    'art-warm': fromLch(0.86, 0.05, warm),
    'art-glow': fromLch(0.985, 0.022, warm + 6),
    'art-lamp': fromLch(0.885, 0.115, warm + 4),
  };
}

function nightInks(theme: PropertyTheme): PictureInks {
  const primary = toLch(theme.primary);
  const accent = toLch(theme.accent);
  const warm = warmHue(theme);
  return {
    'art-paper': fromLch(0.52, 0.026, toLch(theme.tertiary).h),
    'art-a1': fromLch(0.41, Math.min(primary.c * 0.55, 0.05), primary.h),
    'art-a2': fromLch(0.315, Math.min(primary.c * 0.7, 0.055), primary.h),
    'art-a3': fromLch(0.245, Math.min(primary.c * 0.75, 0.055), primary.h),
    'art-key': fromLch(0.135, 0.02, primary.h),
    'art-hot': fromLch(0.53, accent.c * 0.85, accent.h),
    'art-warm': fromLch(0.57, 0.05, warm),
    'art-glow': fromLch(0.89, 0.1, warm + 4),
    'art-lamp': fromLch(0.86, 0.12, warm + 4),
  };
}
