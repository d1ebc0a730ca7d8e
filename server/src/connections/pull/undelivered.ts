import type { ChangePlace } from '../changed-booking.store.ts';
import type { Connection } from '../connection.store.ts';
import { element } from '../ota/write-xml.ts';
import { noteSomeChanges } from '../push/note-changes.ts';
import { modifiedAt, reservationElement, source } from '../push/reservation-message.ts';
import { beginToTell, readWaiting } from '../push/reservation-push.store.ts';
import { nextMessage, type TellDeps, type Told } from '../push/tell-booking.ts';

/** Of one answer. */
export const MOST_BOOKINGS = 100;

/** What a connection has not acknowledged yet, oldest change first, as `HotelReservation` elements. */
export async function undelivered(
  deps: TellDeps,
  connection: Connection,
): Promise<{ readonly content: readonly string[]; readonly hasMore: boolean }> {
  const { kysely } = deps.database;
  await beginToTell(kysely, connection);
  while (await noteSomeChanges(deps, connection));
  const content: string[] = [];
  let after: ChangePlace | undefined;
  for (;;) {
    const waiting = await readWaiting(kysely, connection, { after, limit: MOST_BOOKINGS });
    for (const one of waiting) {
      if (content.length === MOST_BOOKINGS) return { content, hasMore: true };
      const told = await nextMessage(deps, connection, one.reservationId);
      if (told !== undefined) content.push(deliveredElement(told));
      after = one;
    }
    if (waiting.length < MOST_BOOKINGS) return { content, hasMore: false };
  }
}

const statuses = { Commit: 'Book', Modify: 'Modify', Cancel: 'Cancel' } as const;

/** The id of the message is what acknowledges it. */
const deliveredElement = ({ booking, message }: Told) =>
  reservationElement(
    booking,
    { LastModifyDateTime: modifiedAt(message), ResStatus: statuses[message.kind] },
    {
      before: source,
      after:
        element('UniqueID', { Type: 16, ID: message.messageId, ID_Context: 'MESSAGE_UNIQUE_ID' }) +
        message.body,
    },
  );
