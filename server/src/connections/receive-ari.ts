import {
  ariResponseSchema,
  MOST_ARI_CELLS,
  type AriRequest,
  type AriResponse,
} from '@portico/contract/calls/ari';
import { counted } from '@portico/contract/texts/counted';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import { standingHotel, waitForHotel, type StandingHotel } from '../property-file/hotel.store.ts';
import { dropReplaced, writeSetNights, type NightsSet } from '../property-file/set-nights.ts';
import { noteNights } from './connection-night.store.ts';
import { insertMessage, messageOfKey } from './connection-message.store.ts';
import { updateConnection, type Connection } from './connection.store.ts';
import { itemReader, type ReadItem } from './read-items.ts';
import { settleItems, type Settled } from './settle-items.ts';

export interface AriDeps {
  readonly database: Database;
  readonly clock: Clock;
}

export interface AriMessage {
  readonly connection: Connection;
  readonly request: AriRequest;
  /** The sender's, for the same message sent again. */
  readonly key: string | undefined;
  /** What support reads of a message that came in another dialect. */
  readonly cameAs?: {
    readonly kind: string;
    readonly body: string;
    readonly sent: (answer: AriResponse) => string;
  };
}

export type AriRefusal = { readonly code: 'ari.too-many' | 'ari.currency' | 'ari.key-reused' | 'ari.busy' };

type Received = Result<
  {
    readonly answer: AriResponse;
    readonly written?: { readonly hotel: StandingHotel; readonly set: NightsSet };
  },
  AriRefusal
>;

/**
 * Sets rooms, prices and rules as another system says: all items, or line by line those without a fault. A night that a
 * newer message of the connection has set stays. The same key again gets the same answer. Refused as a whole: too many
 * nights, another currency than the hotel's, a key that another message had, and rooms that were sold just now. Rule:
 * docs/connections.md, "A message".
 */
export async function receiveAri(
  { database, clock }: AriDeps,
  message: AriMessage,
): Promise<Result<AriResponse, AriRefusal>> {
  const received = await inTransaction(database, (tx) => receive(tx, message, clock.now()), {
    retryable: message.key !== undefined,
  });
  if (!received.ok) return received;
  const { answer, written } = received.value;
  if (written !== undefined) await dropReplaced(database, written.hotel, written.set);
  return ok(answer);
}

async function receive(tx: Transaction<Schema>, message: AriMessage, now: Date): Promise<Received> {
  const { connection, request, key, cameAs } = message;
  const { propertyId, codes } = connection;
  await waitForHotel(tx, propertyId);
  const fingerprint = fingerprintOf(request);
  const before = key === undefined ? undefined : await messageOfKey(tx, connection, key);
  if (before !== undefined)
    return before.fingerprint === fingerprint
      ? ok({ answer: ariResponseSchema.parse(before.answer) })
      : refused({ code: 'ari.key-reused' });

  const hotel = await standingHotel(tx, propertyId);
  const { property } = hotel.definition;
  if (request.Currency !== undefined && request.Currency !== property.currency)
    return refused({ code: 'ari.currency' });
  const today = localTimeAt(now.getTime(), property.timeZone).date;
  const items = request.Items.map(itemReader({ definition: hotel.definition, codes, today }));
  if (nightsIn(items) > MOST_ARI_CELLS) return refused({ code: 'ari.too-many' });

  const sequence = request.Sequence ?? now.getTime();
  const settled = await settleItems(tx, { hotel, connection, sequence, today }, items);
  const isDone = request.IsLineByLine || settled.items.every(({ outcome }) => outcome !== 'refused');
  const messageId = newId();
  const answer = answerOf(request, settled, { messageId, isDone });
  const stored = {
    messageId,
    receivedAt: now,
    kind: cameAs?.kind ?? 'ari',
    // Of a message that did nothing, the same may be sent again once the fault is mended.
    key: isDone ? (key ?? null) : null,
    fingerprint,
    body: cameAs?.body ?? JSON.stringify(request),
    answer,
    outcome: answer.Success ? ('done' as const) : isDone ? ('partly' as const) : ('refused' as const),
    sent: cameAs?.sent(answer) ?? null,
  };
  await insertMessage(tx, connection, stored);
  await updateConnection(tx, connection, { lastMessageAt: now });
  if (!isDone) return ok({ answer });
  const set = await writeSetNights(tx, hotel, { set: settled.set, madeBy: connection.name }, now);
  if (!set.ok) return rollbackWith(refused<AriRefusal>({ code: 'ari.busy' }));
  await noteNights(tx, connection, settled.fields, sequence);
  return ok({ answer, written: { hotel, set: set.value } });
}

const nightsIn = (items: readonly (ReadItem | readonly unknown[])[]) =>
  items.reduce((sum, item) => sum + ('dates' in item ? item.dates.length : 0), 0);

function answerOf(
  { Items }: AriRequest,
  { items }: Settled,
  { messageId, isDone }: { readonly messageId: string; readonly isDone: boolean },
): AriResponse {
  const refusedItems = items.filter(({ outcome }) => outcome === 'refused').length;
  const rest = isDone ? 'The others are done.' : 'Nothing was done.';
  return {
    Success: refusedItems === 0,
    Message: refusedItems === 0 ? null : `${counted(refusedItems, 'item')} refused. ${rest}`,
    MessageId: messageId,
    Items: items.map(({ outcome, faults }, index) => ({
      ItemId: Items[index]?.ItemId ?? null,
      Outcome: isDone || outcome === 'refused' ? outcome : 'not-done',
      Faults: faults.map(({ code, words }) => ({ Code: code, Message: words })),
    })),
  };
}
