import { keysOf, tableOf } from '@portico/domain/record';
import { readColour } from './colour.ts';
import { inkRoles, type InkRoles } from './ink-roles.ts';
import { pictureInks, type PictureInks } from './picture-inks.ts';
import { plateRoles, type PlateRoles } from './plate-roles.ts';
import { houseTheme, type PropertyTheme } from './property-theme.ts';
import { statusRoles, type StatusRoles } from './status-roles.ts';
import { surfaces, type Surfaces } from './surfaces.ts';
import type { ThemeMode } from './theme-mode.ts';

/** CSS custom properties without their leading `--`, each an opaque `#rrggbb`. */
export type ThemeVariables = Surfaces & InkRoles & PlateRoles & StatusRoles & PictureInks;

const derived = {
  light: new WeakMap<PropertyTheme, ThemeVariables>(),
  dark: new WeakMap<PropertyTheme, ThemeVariables>(),
};

/**
 * Every colour of the guest's pages, from the hotel's twelve. Text reads at 4.5:1 on whatever it may stand on, ink
 * at 7:1, edges at 3:1, whatever the hotel chose: only lightness moves, by the smallest step that passes. A colour
 * that cannot be read is taken from the house theme. Worked out once for each theme: every document and mail asks for it.
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
  return {
    ...paper,
    ...inkRoles(readable, paper, mode),
    ...plateRoles(readable, paper, mode),
    ...statusRoles(readable, paper, mode),
    ...pictureInks(readable, mode),
  };
}

function readableTheme(theme: PropertyTheme): PropertyTheme {
  return tableOf(keysOf(houseTheme), (name) => readColour(theme[name]) ?? houseTheme[name]);
}
