import { inTransaction } from '../../platform/database/in-transaction.ts';
import { senderOf, type Sender } from '../../platform/sender.ts';
import { nextTry } from '../../webhooks/deliver-event.ts';
import { postAndRead } from '../../webhooks/post-event.ts';
import type { WebhookReach } from '../../webhooks/webhook-reach.ts';
import { securedEnvelope } from '../ota/envelope.ts';
import { noteSomeChanges } from './note-changes.ts';
import { readAnswer } from './read-answer.ts';
import { pushXml } from './reservation-message.ts';
import {
  claimPushes,
  readPushedConnections,
  type DuePush,
  type PushedConnection,
} from './reservation-push.store.ts';
import { nextMessage, noteNotTaken, noteTaken, type TellDeps } from './tell-booking.ts';

/** Per process. */
const CONNECTIONS_AT_ONCE = 50;
/** Per connection. */
const PUSHES_AT_ONCE = 5;
/** Longer than a try. */
const LEASE_MS = 60_000;
const LONGEST_TRY_MS = 15_000;
const MOST_ANSWER_BYTES = 256 * 1024;

export interface PushDeps extends TellDeps {
  readonly reach: WebhookReach;
  readonly log: { error(facts: object, message: string): void };
  /** Timeout of a try in milliseconds, by default 15 s. */
  readonly longestTryMs?: number;
}

/**
 * Tells other systems of bookings that have changed, each booking in order: the next message waits for the answer to the
 * one before. Rule: docs/connections-ota.md, "Reservations".
 */
export function pushSender(deps: PushDeps): Sender {
  const { database, clock, log } = deps;
  return senderOf<PushedConnection>({
    most: CONNECTIONS_AT_ONCE,
    readDue: () => readPushedConnections(database.kysely, clock.now()),
    keyOf: ({ connectionId }) => connectionId,
    serve: async (connection, stopping) => {
      while (!stopping.aborted && (await noteSomeChanges(deps, connection)));
      while (!stopping.aborted && (await pushSome(deps, connection, stopping)));
    },
    onError: (err, { connectionId }) =>
      log.error({ err, connectionId }, 'bookings could not be told to a connection'),
  });
}

/** True: all that was due so far is told, and there may be more, such as the change of what was told again. */
async function pushSome(
  deps: PushDeps,
  connection: PushedConnection,
  stopping: AbortSignal,
): Promise<boolean> {
  const now = deps.clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const limit = PUSHES_AT_ONCE;
  const due = await claimPushes(deps.database.kysely, connection, { now, leaseUntil, limit });
  const told = await Promise.all(due.map((one) => pushOne(deps, connection, one, stopping)));
  return due.length > 0 && told.every((isTold) => isTold);
}

async function pushOne(
  deps: PushDeps,
  connection: PushedConnection,
  { reservationId, tries }: DuePush,
  stopping: AbortSignal,
): Promise<boolean> {
  const { database, clock, reach, longestTryMs = LONGEST_TRY_MS } = deps;
  const { push } = connection;
  const told = await nextMessage(deps, connection, reservationId);
  if (told === undefined) return true;
  const { booking, message } = told;
  const late = AbortSignal.timeout(longestTryMs);
  const answer = await postAndRead(
    {
      url: push.url,
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        'user-agent': 'Portico-Reservations/1',
        authorization: `Basic ${Buffer.from(`${push.username}:${push.password}`).toString('base64')}`,
      },
      body: securedEnvelope(pushXml(message, booking), push),
      signal: AbortSignal.any([late, stopping]),
    },
    reach,
    MOST_ANSWER_BYTES,
  );
  // Its lease expires, and it is tried again.
  if (stopping.aborted && 'why' in answer) return false;
  const read = readAnswer(answer, { echoToken: message.messageId, number: booking.referenceNumber });
  const now = clock.now();
  await inTransaction(
    database,
    (tx) =>
      read.ok
        ? noteTaken(tx, connection, message, read.value.otherNumber)
        : noteNotTaken(tx, connection, message, {
            ...read.refusal,
            dueAt: nextTry(tries, null, now),
            now,
          }),
    { retryable: true },
  );
  return read.ok;
}
