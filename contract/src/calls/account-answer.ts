import * as z from 'zod';
import { refusalCode } from './error-body.ts';

/** The response of a call that changes an account: words for the guest, and the reason when refused. */
export const accountAnswerSchema = z.object({
  Success: z.boolean(),
  Message: z.string(),
  RefusalCode: refusalCode.nullable(),
});
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;

/** A password as chosen or typed; its rule is checked elsewhere. Long enough for any sentence, short enough to hash. */
export const wirePassword = z.string().max(200, 'Expected at most 200 characters');

/** The token in the link of a mail. */
export const wireAccountToken = z.string().max(100, 'Expected at most 100 characters');
