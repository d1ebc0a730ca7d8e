import { deriveTheme, type ThemeVariables } from '@portico/contract/theme/derive-theme';
import type { Hotel } from '../hotel/hotel.ts';
import { html, type Html } from './html.ts';

/** Mail programs support neither style sheets nor variables, so colours and fonts are inlined. */
export type MailColours = ThemeVariables;

export function mailColours({ definition }: Hotel): MailColours {
  return deriveTheme(definition.property.theme, 'light');
}

export const serif = "Fraunces,Georgia,'Times New Roman',serif";
export const sans = 'Figtree,Helvetica,Arial,sans-serif';

export const tableAttributes: Html = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;
