import { fromLch, toLch } from './colour.ts';
import type { PropertyTheme } from './property-theme.ts';
import type { ThemeMode } from './theme-mode.ts';

type Ink = 'paper' | 'a1' | 'a2' | 'a3' | 'key' | 'hot' | 'warm' | 'glow' | 'lamp';

/** The nine inks of the drawn rooms: lightness is fixed, hue and chroma are the hotel's. */
export type PictureInks = Readonly<Record<`art-${Ink}`, string>>;

export function pictureInks(theme: PropertyTheme, mode: ThemeMode): PictureInks {
  return mode === 'dark' ? nightInks(theme) : dayInks(theme);
}

// Lamplight: the accent turned towards yellow, and no further.
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
