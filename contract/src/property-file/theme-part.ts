import * as z from 'zod';
import { colourSchema } from './file-parts.ts';

/** The twelve colours of a hotel or a group. */
export const themeSchema = z.strictObject({
  primary: colourSchema,
  secondary: colourSchema,
  accent: colourSchema,
  tertiary: colourSchema,
  dark: colourSchema,
  darkPage: colourSchema,
  positive: colourSchema,
  negative: colourSchema,
  info: colourSchema,
  warning: colourSchema,
  lightPage: colourSchema,
  brandPrimary: colourSchema,
});
