import { createHash } from 'node:crypto';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import * as z from 'zod';

/** Programs count up and number by time, so digits are allowed; a possible card number is stored as a hash. */
function storedKey(key: string): string {
  return holdsCardNumber(key) ? `sha256-${createHash('sha256').update(key).digest('base64url')}` : key;
}

/**
 * Headers of a call that runs once per key (platform/once/once.ts). Rule: docs/booking.md, "One request sent twice".
 */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'Expected 1 to 200 visible characters')
    .transform(storedKey)
    .optional()
    .meta({ description: 'One for each checkout attempt: the same key again answers the same' }),
});
