import * as z from 'zod';

/** The headers of a call that is worked on once for each key (core/once.ts). Rule: docs/booking.md, "One request sent twice". */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'Expected 1 to 200 visible characters')
    .optional()
    .meta({ description: 'One for each checkout attempt: the same key again answers the same' }),
});
