import { issueText } from '@portico/contract/texts/issue-texts';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import * as z from 'zod';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WORD_WITH_LETTERS = /\d*[A-Za-z][A-Za-z0-9]*/g;

/** Random keys have long numbers beside their letters; only digits by themselves could be a card. */
function isCardNumber(key: string): boolean {
  return !UUID.test(key) && holdsCardNumber(key.replace(WORD_WITH_LETTERS, 'x'));
}

/** The headers of a call that is worked on once for each key (core/once/once.ts). Rule: docs/booking.md, "One request sent twice". */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'Expected 1 to 200 visible characters')
    .refine((key) => !isCardNumber(key), issueText('text.card-number'))
    .optional()
    .meta({ description: 'One for each checkout attempt: the same key again answers the same' }),
});
