import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { DeskMessage } from '@portico/contract/desk/waiting-message';
import * as z from 'zod';
import { command, done } from './command.ts';
import { optional, value } from './command-option.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { noteLine } from './note-line.ts';
import { shownMessage } from '../platform/outbox/shown-message.ts';
import { waitingMessages } from '../platform/outbox/waiting-messages.store.ts';
import { withOperation } from './with-operation.ts';

export const oneOrAllHotels = optional(value.text('CODE', 'the hotel, by its code; left out: all of them'));

export const messageShape = z.strictObject({
  id: z.string(),
  property: z.string(),
  kind: z.string(),
  referenceNumber: z.string().nullable(),
  createdAt: z.string(),
  dueAt: z.string(),
  tries: z.int(),
  lastError: z.string().nullable(),
});

/** Rule: docs/every-day.md, "Mails". */
export const outboxCommand = command({
  name: 'outbox',
  does: [
    'What waits to be sent or done, oldest first: mails and jobs, how often each was tried and what went wrong last.',
    'The number of a mail is what mail retry takes as --id.',
  ],
  options: {
    property: oneOrAllHotels,
    kind: optional(value.text('KIND', 'only of this kind, such as guest-confirmation')),
  },
  answers: z.strictObject({ messages: z.array(messageShape).readonly(), isWhole: z.boolean() }),
  run: ({ property, kind }, setting) =>
    property === undefined
      ? withHotelDatabase(setting.environment, setting.log, async ({ kysely }) => {
          const { messages, isWhole } = await waitingMessages(kysely, { propertyId: undefined, kind });
          return tell({ messages: messages.map(shownMessage), isWhole });
        })
      : withOperation(setting, property, 'Outbox/List', { kind: kind ?? null }, tell),
});

function tell(answer: DeskAnswer<'Outbox/List'>) {
  const { messages, isWhole } = answer;
  const lines = messages.map(
    (message) =>
      `${message.id}  ${message.property.toUpperCase()}, due ${message.dueAt}: ${messageText(message)}`,
  );
  const more = isWhole ? [] : [`There are more than ${messages.length}.`];
  return done(lines.length > 0 ? [...lines, ...more] : ['Nothing waits.'], answer);
}

/** A message on one line: booking, kind, and tries so far. */
export function messageText({ referenceNumber, kind, tries, lastError }: DeskMessage): string {
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const why = lastError === null ? '' : `: ${noteLine(lastError)}`;
  return `${referenceNumber ?? 'no booking'} ${kind}, ${tries === 0 ? 'not tried yet' : tried}${why}`;
}
