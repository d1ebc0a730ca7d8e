import { deriveTheme, type ThemeVariables } from '@portico/contract/theme/derive-theme';
import type { PropertyTheme } from '@portico/contract/theme/property-theme';
import { html, type Html } from './html.ts';

/** Mail programs support no variables, so colours and fonts are inlined; `dark`: for a dark inbox. */
export type MailColours = ThemeVariables & { readonly dark: ThemeVariables };

export function mailColours(theme: PropertyTheme): MailColours {
  return { ...deriveTheme(theme, 'light'), dark: deriveTheme(theme, 'dark') };
}

export const serif = "Fraunces,Georgia,'Times New Roman',serif";
export const sans = 'Figtree,Helvetica,Arial,sans-serif';

export const tableAttributes: Html = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;
