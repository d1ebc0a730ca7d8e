import * as z from 'zod';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import type { Database } from '../platform/database/database.ts';
import { command, done, refusedFor } from './command.ts';
import { optional, value } from './command-option.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { noteLine } from './note-line.ts';
import { waitingMessages, type WaitingMessage } from '../platform/outbox/waiting-messages.store.ts';

export const oneOrAllHotels = optional(value.text('CODE', 'the hotel, by its code; left out: all of them'));

/** The id of the named hotel; `undefined` if none was named, `null` if the code is unknown. */
export async function namedHotel(database: Database, code: string | undefined) {
  if (code === undefined) return undefined;
  return (await hotelDirectory(database).find(code))?.propertyId ?? null;
}

export const messageShape = z.strictObject({
  id: z.string(),
  property: z.string(),
  kind: z.string(),
  referenceNumber: z.string().nullable(),
  createdAt: z.date(),
  dueAt: z.date(),
  tries: z.int(),
  lastError: z.string().nullable(),
});

/** Rule: docs/operating.md, "Mails". */
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
  answers: z.strictObject({ messages: z.array(messageShape) }),
  run: ({ property, kind }, { environment, log }) =>
    withHotelDatabase(environment, log, async (database) => {
      const propertyId = await namedHotel(database, property);
      if (propertyId === null) return refusedFor(`There is no hotel of the code ${property}.`);
      const messages = await waitingMessages(database.kysely, { propertyId, kind });
      const lines = messages.map(
        (message) =>
          `${message.id}  ${message.property.toUpperCase()}, due ${message.dueAt.toISOString()}: ${messageText(message)}`,
      );
      return done(lines.length > 0 ? lines : ['Nothing waits.'], { messages });
    }),
});

/** A message on one line: booking, kind, and tries so far. */
export function messageText({ referenceNumber, kind, tries, lastError }: WaitingMessage): string {
  const tried = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const why = lastError === null ? '' : `: ${noteLine(lastError)}`;
  return `${referenceNumber ?? 'no booking'} ${kind}, ${tries === 0 ? 'not tried yet' : tried}${why}`;
}
