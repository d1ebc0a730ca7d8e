import * as z from 'zod';
import { wireText } from './wire-parts.ts';

/** POST /api/Logger: what went wrong in a browser, at most 20 entries. */
export const loggerRequestSchema = z.strictObject({
  Entries: z
    .array(
      z.strictObject({
        Level: z.enum(['error', 'warn', 'info']),
        Message: wireText(2_000),
        Name: wireText(200).nullish(),
        Code: wireText(100).nullish(),
        Status: z.int().min(0).max(999).nullish(),
        Url: wireText(500).nullish(),
        Method: wireText(10).nullish(),
      }),
    )
    .min(1)
    .max(20),
});
export type LoggerRequest = z.infer<typeof loggerRequestSchema>;
