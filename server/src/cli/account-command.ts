import * as z from 'zod';
import { setMayChoosePayment } from './account-invoice.store.ts';
import { command, done, refusedFor } from './command.ts';
import { property } from './command-option.ts';
import { emailOfPerson, withPerson } from './with-person.ts';

/** CanChoosePaymentMethod of one guest. */
export const allowInvoice = invoiceCommand('allow-invoice', true);
export const forbidInvoice = invoiceCommand('forbid-invoice', false);

function invoiceCommand(word: string, isAllowed: boolean) {
  return command({
    name: `account ${word}`,
    does: [
      `Lets a guest with an account ${isAllowed ? 'choose an invoice in place of paying online' : 'choose an invoice no more'}.`,
    ],
    options: { property, email: emailOfPerson },
    answers: z.strictObject({ email: z.string(), mayChooseInvoice: z.boolean() }),
    run: (named, setting) =>
      withPerson(named, setting, async ({ person: { propertyId, email } }, { kysely }) => {
        if (!(await setMayChoosePayment(kysely, { propertyId, email }, isAllowed)))
          return refusedFor(`This hotel has no account of ${email}.`);
        const may = isAllowed ? 'choose an invoice from now on' : 'not choose an invoice any more';
        return done([`${email} may ${may}.`], { email, mayChooseInvoice: isAllowed });
      }),
  });
}
