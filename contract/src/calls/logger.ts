import * as z from 'zod';
import { wireAnyText } from './wire-parts.ts';

/** POST /api/Logger: errors in a browser, at most 20 entries; the log masks possible card numbers. */
export const loggerRequestSchema = z.strictObject({
  Entries: z
    .array(
      z.strictObject({
        Level: z.enum(['error', 'warn', 'info']),
        Message: wireAnyText(2_000),
        Name: wireAnyText(200).nullish(),
        Code: wireAnyText(100).nullish(),
        Status: z.int().min(0).max(999).nullish(),
        Url: wireAnyText(500).nullish(),
        Method: wireAnyText(10).nullish(),
      }),
    )
    .min(1)
    .max(20),
});
export type LoggerRequest = z.infer<typeof loggerRequestSchema>;
