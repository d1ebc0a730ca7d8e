import { keysOf, tableOf } from '@portico/domain/record';
import * as z from 'zod';
import { defaultTheme } from '../theme/property-theme.ts';
import { colourSchema } from './file-parts.ts';

/** The twelve colours of a hotel or a group. */
export const themeSchema = z.strictObject(tableOf(keysOf(defaultTheme), () => colourSchema));
