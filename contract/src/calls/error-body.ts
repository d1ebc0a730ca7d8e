import * as z from 'zod';
import { refusalCodes } from '../refusals.ts';

export const refusalCode = z.enum(refusalCodes);

/** Whether a call did what was requested, words for the guest if any, and the reason if not. */
export const outcome = {
  Success: z.boolean(),
  Message: z.string().nullable(),
  RefusalCode: refusalCode.nullable(),
};

/** The body of every refused call: words for a person, a code for a program, and the invalid fields. */
export const errorBodySchema = z.object({
  Message: z.string(),
  RefusalCode: refusalCode,
  ModelState: z.record(z.string(), z.array(z.string())).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
