import * as z from 'zod';
import { refusalCode } from './error-body.ts';

/** What a call that changes something of an account answers: words for the guest, and why it was not done. */
export const accountAnswerSchema = z.object({
  Success: z.boolean(),
  Message: z.string(),
  RefusalCode: refusalCode.nullable(),
});
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;

/** As chosen or typed: the rule is asked of it elsewhere. Long enough for any sentence, short enough to hash. */
export const wirePassword = z.string().max(200, 'Expected at most 200 characters');

/** What stands in the link of a mail. */
export const wireAccountToken = z.string().max(100, 'Expected at most 100 characters');
