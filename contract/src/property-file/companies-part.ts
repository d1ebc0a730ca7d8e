import * as z from 'zod';
import { codeSchema, idSchema, nameSchema } from './file-parts.ts';

/** A company that the hotel invoices. */
export const companyPartSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  optedIn: z.boolean().describe('True: anyone may find the company by name and book on its invoice'),
  code: codeSchema.optional().describe('The booker must type it; absent: the name is enough'),
  billingContact: z
    .strictObject({ name: nameSchema, email: z.email() })
    .describe('Gets a mail for each booking on its invoice; never shown to guests'),
});
