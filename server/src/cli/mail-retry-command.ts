import * as z from 'zod';
import { moneyKinds } from '../payments/jobs/money-kinds.ts';
import { command, done, refusedFor } from './command.ts';
import { optional } from './command-option.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { messageShape, messageText, namedHotel, oneOrAllHotels } from './outbox-command.ts';
import { makeDue } from '../platform/outbox/waiting-messages.store.ts';

const id = optional({
  placeholder: 'ID',
  means: 'only this one, by its number in the outbox',
  expected: 'the number of a mail, as outbox prints it',
  read: (typed: string) => z.uuid().safeParse(typed).data,
});

/** Rule: docs/operating.md, "Mails". */
export const mailRetryCommand = command({
  name: 'mail retry',
  does: ['Makes every unsent mail due now and prints what went wrong. The running server sends them.'],
  options: { property: oneOrAllHotels, id },
  answers: z.strictObject({ mails: z.array(messageShape) }),
  run: ({ property, id }, { environment, clock, log }) =>
    withHotelDatabase(environment, log, async (database) => {
      const propertyId = await namedHotel(database, property);
      if (propertyId === null) return refusedFor(`There is no hotel of the code ${property}.`);
      const mails = await makeDue(database.kysely, { propertyId, id, except: moneyKinds }, clock.now());
      if (id !== undefined && mails.length === 0)
        return refusedFor(`No mail that waits has the number ${id}.`);
      const lines = [countText(mails.length), ...mails.map((mail) => `  ${messageText(mail)}`)];
      return done(lines, { mails });
    }),
});

function countText(count: number): string {
  if (count === 0) return 'Every mail has been sent.';
  const mails = count === 1 ? 'One mail is' : `${count} mails are`;
  return `${mails} due now. The running server sends ${count === 1 ? 'it' : 'them'}.`;
}
