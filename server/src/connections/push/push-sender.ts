import { inTransaction } from '../../platform/database/in-transaction.ts';
import { oneByKey } from '../../platform/one-by-key.ts';
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

export interface PushSender {
  /** Begins to tell what is due without waiting for it: a slow system delays only itself. */
  begin(): Promise<void>;
  /** Waits until nothing is being told. */
  settled(): Promise<void>;
  /** Aborts what is being told; it is told again after the start. */
  stop(): Promise<void>;
}

/**
 * Tells other systems of bookings that have changed, each booking in order: the next message waits for the answer to the
 * one before. Rule: docs/connections-ota.md, "Reservations".
 */
export function pushSender(deps: PushDeps): PushSender {
  const { database, log } = deps;
  const work = oneByKey(CONNECTIONS_AT_ONCE);
  const stopping = new AbortController();

  async function serve(connection: PushedConnection): Promise<void> {
    const { signal } = stopping;
    try {
      while (!signal.aborted && (await noteSomeChanges(deps, connection)));
      while (!signal.aborted && (await pushSome(deps, connection, signal)));
    } catch (error) {
      const { connectionId } = connection;
      log.error({ err: error, connectionId }, 'bookings could not be told to a connection');
    }
  }

  return {
    begin: async () => {
      for (const connection of await readPushedConnections(database.kysely, deps.clock.now()))
        work.begin(connection.connectionId, () => serve(connection));
    },
    settled: work.settled,
    stop: async () => {
      stopping.abort();
      await work.settled();
    },
  };
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
