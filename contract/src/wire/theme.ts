import type { PropertyResponse } from '../calls/property.ts';
import type { PropertyTheme } from '../theme/property-theme.ts';

export function toWireTheme(theme: PropertyTheme): PropertyResponse['Theme'] {
  return {
    Primary: theme.primary,
    Secondary: theme.secondary,
    Accent: theme.accent,
    Tertiary: theme.tertiary,
    Dark: theme.dark,
    DarkPage: theme.darkPage,
    Positive: theme.positive,
    Negative: theme.negative,
    Info: theme.info,
    Warning: theme.warning,
    LightPage: theme.lightPage,
    BrandPrimary: theme.brandPrimary,
  };
}
