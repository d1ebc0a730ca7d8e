import * as z from 'zod';
import { refusalCodes } from '../refusals.ts';

export const refusalCode = z.enum(refusalCodes);

/** What every refused call answers: words for a person, a code for a program, and the fields at fault. */
export const errorBodySchema = z.object({
  Message: z.string(),
  RefusalCode: refusalCode,
  ModelState: z.record(z.string(), z.array(z.string())).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
