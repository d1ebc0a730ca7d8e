import { contrast, ensure, fromLch, inkOn, mix, nearest, shade, toLch } from './colour.ts';
import type { PropertyTheme } from './property-theme.ts';
import type { Surfaces } from './surfaces.ts';
import type { ThemeMode } from './theme-mode.ts';

/** Filled plates (primary button, brand band) and the ink on them at 4.5:1. */
export interface PlateRoles {
  readonly fill: string;
  readonly 'on-fill': string;
  readonly 'fill-press': string;
  readonly brand: string;
  readonly 'on-brand': string;
  readonly 'on-brand-muted': string;
  readonly 'brand-line': string;
}

const takesInk = (plate: string) => contrast(inkOn(plate), plate) >= 4.55;

export function plateRoles(theme: PropertyTheme, on: Surfaces, mode: ThemeMode): PlateRoles {
  const fill = mode === 'dark' ? darkFill(theme, on) : lightFill(theme, on);
  const onFill = inkOn(fill);
  const brand = brandPlate(theme, mode);
  const onBrand = inkOn(brand);
  return {
    fill,
    'on-fill': onFill,
    'fill-press': pressed(fill, onFill),
    brand,
    'on-brand': onBrand,
    'on-brand-muted': ensure(mix(onBrand, brand, 0.3), [brand], 4.5),
    'brand-line': mix(onBrand, brand, 0.72),
  };
}

function lightFill(theme: PropertyTheme, on: Surfaces): string {
  const stands = (plate: string) => [on.page, on.card, on.sunk].every((s) => contrast(plate, s) >= 3.02);
  return nearest(theme.primary, (plate) => stands(plate) && takesInk(plate));
}

function darkFill(theme: PropertyTheme, on: Surfaces): string {
  // Strong colours glow on a dark page, so the chroma is capped.
  const { c, h } = toLch(theme.primary);
  return ensure(fromLch(0.8, Math.min(c * 0.8, 0.052), h), [on.page, on.card, on.sunk], 4.5);
}

/** A pressed plate moves away from its ink, for more contrast. */
function pressed(fill: string, ink: string): string {
  const { l } = toLch(fill);
  return ink === '#ffffff' ? shade(fill, Math.max(0.12, l - 0.07)) : shade(fill, l + 0.06);
}

function brandPlate(theme: PropertyTheme, mode: ThemeMode): string {
  const { l } = toLch(theme.brandPrimary);
  const plate =
    mode === 'dark' && l >= 0.2 ? shade(theme.brandPrimary, Math.min(l, 0.3)) : theme.brandPrimary;
  return nearest(plate, takesInk);
}
