import type { DeskMessage } from '@portico/contract/desk/waiting-message';
import * as z from 'zod';
import { moneyKinds } from '../payments/jobs/money-kinds.ts';
import { command, done, refusedFor } from './command.ts';
import { optional } from './command-option.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { messageShape, messageText, oneOrAllHotels } from './outbox-command.ts';
import { shownMessage } from '../platform/outbox/shown-message.ts';
import { makeDue } from '../platform/outbox/waiting-messages.store.ts';
import { withOperation } from './with-operation.ts';

const id = optional({
  placeholder: 'ID',
  means: 'only this one, by its number in the outbox',
  expected: 'the number of a mail, as outbox prints it',
  read: (typed: string) => z.uuid().safeParse(typed).data,
});

/** Rule: docs/every-day.md, "Mails". */
export const mailRetryCommand = command({
  name: 'mail retry',
  does: ['Makes every unsent mail due now and prints what went wrong. The running server sends them.'],
  options: { property: oneOrAllHotels, id },
  answers: z.strictObject({ mails: z.array(messageShape).readonly() }),
  run: ({ property, id }, setting) => {
    const tell = ({ mails }: { readonly mails: readonly DeskMessage[] }) =>
      id !== undefined && mails.length === 0
        ? refusedFor(`No mail that waits has the number ${id}.`)
        : done([countText(mails.length), ...mails.map((mail) => `  ${messageText(mail)}`)], { mails });
    const { environment, clock, log } = setting;
    if (property !== undefined)
      return withOperation(setting, property, 'Today/RetryMails', { id: id ?? null }, tell);
    return withHotelDatabase(environment, log, async ({ kysely }) => {
      const every = { propertyId: undefined, id, except: moneyKinds };
      return tell({ mails: (await makeDue(kysely, every, clock.now())).map(shownMessage) });
    });
  },
});

function countText(count: number): string {
  if (count === 0) return 'Every mail has been sent.';
  const mails = count === 1 ? 'One mail is' : `${count} mails are`;
  return `${mails} due now. The running server sends ${count === 1 ? 'it' : 'them'}.`;
}
