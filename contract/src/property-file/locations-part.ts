import * as z from 'zod';
import { idSchema, nameSchema } from './file-parts.ts';

/** A building or site of the hotel; a search may ask for one of them. */
export const locationPartSchema = z.strictObject({ id: idSchema, name: nameSchema });
