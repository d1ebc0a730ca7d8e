import * as z from 'zod';
import { codeSchema, idSchema, nameSchema } from './file-parts.ts';

/** A company that the hotel invoices. */
export const companyPartSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  optedIn: z
    .boolean()
    .describe('True: the company agreed to be found by name in checkout, by anyone, and to be invoiced'),
  code: codeSchema
    .optional()
    .describe(
      'Asked of who books on its invoice, which a stranger cannot do then; left out: its name is enough',
    ),
  billingContact: z
    .strictObject({ name: nameSchema, email: z.email() })
    .describe('Who is written to about each booking on its invoice; never shown to guests'),
});
