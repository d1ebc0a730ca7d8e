import * as z from 'zod';
import { refusalCodes } from '../refusals.ts';

export const refusalCode = z.enum(refusalCodes);

/** Whether a call has done what it was asked: words for the guest where there are any, and why it was not done. */
export const outcome = {
  Success: z.boolean(),
  Message: z.string().nullable(),
  RefusalCode: refusalCode.nullable(),
};

/** What every refused call answers: words for a person, a code for a program, and the fields at fault. */
export const errorBodySchema = z.object({
  Message: z.string(),
  RefusalCode: refusalCode,
  ModelState: z.record(z.string(), z.array(z.string())).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
