import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { WidgetResponse } from '../calls/widget.ts';
import type { HotelDefinition } from '../property-file/property-file.ts';
import { taxesInPrices } from '../texts/tax-texts.ts';
import { deriveTheme, type ThemeVariables } from '../theme/derive-theme.ts';
import type { PropertyTheme } from '../theme/property-theme.ts';
import { toWireBookConfig, toWireProperty } from './property.ts';

/** The roles that the widget's style sheet uses. */
const roles = [
  'card',
  'ink',
  'muted',
  'line',
  'hair',
  'soft',
  'fill',
  'fill-press',
  'on-fill',
  'accent',
  'accent-text',
  'pos-text',
  'neg-text',
  'focus',
  'focus-gap',
] as const satisfies readonly (keyof ThemeVariables)[];

/** `today`: the hotel's date. */
export function toWireWidget(definition: HotelDefinition, today: LocalDate): WidgetResponse {
  const config = toWireBookConfig(definition);
  const property = toWireProperty(definition, null);
  return {
    ...property,
    Today: today,
    MaxNightsOnStay: config.MaxNightsOnStay,
    HidePromoCode: config.HidePromoCodeOnLandingPage,
    ShowMinimumStay: config.ShowMinimumLengthOfStayNotification,
    Taxes: taxesInPrices(property.CityTax),
    Colours: coloursCss(definition.property.theme),
  };
}

/**
 * Light or dark as the page around the widget is, which `color-scheme` states. A browser without `light-dark` shows it
 * light. It contains no text from the hotel.
 */
function coloursCss(theme: PropertyTheme): string {
  const [light, dark] = [deriveTheme(theme, 'light'), deriveTheme(theme, 'dark')];
  const rule = (colour: (role: (typeof roles)[number]) => string) =>
    `:host{${roles.map((role) => `--${role}:${colour(role)}`).join(';')}}`;
  return [
    rule((role) => light[role]),
    `@supports (color:light-dark(red,red)){${rule((role) => `light-dark(${light[role]},${dark[role]})`)}}`,
  ].join('');
}
