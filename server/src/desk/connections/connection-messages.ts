import { ariResponseSchema } from '@portico/contract/calls/ari';
import { ok, refused } from '@portico/domain/result';
import * as z from 'zod';
import { readMessage, readMessages, type StoredMessage } from '../../connections/connection-message.store.ts';
import type { Operation } from '../run/operation.ts';

/** At a time. */
const PAGE = 50;

/** Of a revoked connection too. Rule: docs/connections.md, "When something is wrong". */
export const listConnectionMessages: Operation<'Connections/ListMessages'> = async (run, { id, before }) => {
  const key = { propertyId: run.hotel.propertyId, connectionId: id };
  const found = await readMessages(run.database.kysely, key, { before, limit: PAGE + 1 });
  return ok({ messages: found.slice(0, PAGE).map(shownOf), hasMore: found.length > PAGE });
};

export const readConnectionMessage: Operation<'Connections/ReadMessage'> = async (run, { id, messageId }) => {
  const key = { propertyId: run.hotel.propertyId, connectionId: id };
  const message = await readMessage(run.database.kysely, key, messageId);
  if (message === undefined) return refused({ code: 'desk.connection-message-unknown' });
  const { body, answer, sent } = message;
  return ok({ ...shownOf(message), body, answer: sent ?? JSON.stringify(answer) });
};

/** Of a message that set no rooms and prices. */
const faultsOfXml = z.object({ Faults: z.array(z.string()) });

/** At most, of one message. */
const MOST_FAULTS = 5;

function shownOf({ messageId, receivedAt, kind, outcome, answer }: StoredMessage) {
  const items = ariResponseSchema.safeParse(answer).data?.Items ?? [];
  const faults = new Set([
    ...(faultsOfXml.safeParse(answer).data?.Faults ?? []),
    ...items.flatMap(({ Faults }) => Faults.map(({ Message }) => Message)),
    ...(items.some(({ Outcome }) => Outcome === 'older') ? ['Newer messages have set some of it.'] : []),
  ]);
  return {
    messageId,
    receivedAt: receivedAt.toISOString(),
    kind,
    outcome,
    why: [...faults].slice(0, MOST_FAULTS),
  };
}
