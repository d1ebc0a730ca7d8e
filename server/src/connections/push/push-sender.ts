import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { oneByKey } from '../../platform/one-by-key.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { nextTry } from '../../webhooks/deliver-event.ts';
import { postAndRead } from '../../webhooks/post-event.ts';
import type { WebhookReach } from '../../webhooks/webhook-reach.ts';
import { readChangedBookings } from '../changed-booking.store.ts';
import { securedEnvelope } from '../ota/envelope.ts';
import { setOtherNumber } from '../other-number.store.ts';
import { acknowledged } from './acknowledged.ts';
import { reservationMessage } from './reservation-message.ts';
import {
  claimPushes,
  lockPlace,
  markNotTold,
  markTold,
  noteChanges,
  readPushedConnections,
  type DuePush,
  type PushedConnection,
} from './reservation-push.store.ts';

/** Per process. */
const CONNECTIONS_AT_ONCE = 50;
/** Per connection. */
const PUSHES_AT_ONCE = 5;
const CHANGES_AT_ONCE = 200;
/** Longer than a try. */
const LEASE_MS = 60_000;
const LONGEST_TRY_MS = 15_000;
const MOST_ANSWER_BYTES = 256 * 1024;

export interface PushDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
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
      while (!signal.aborted && (await noteSome(deps, connection)));
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

/** True: there may be more. */
function noteSome({ database, clock }: PushDeps, connection: PushedConnection): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const after = await lockPlace(tx, connection);
    if (after === undefined) return false;
    const limit = CHANGES_AT_ONCE;
    const [first, ...others] = await readChangedBookings(tx, connection, { after, limit });
    if (first === undefined) return false;
    await noteChanges(tx, connection, [first, ...others], clock.now());
    return others.length + 1 === limit;
  });
}

/** True: all that was due so far is told, and there may be more. */
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
  return due.length === limit && told.every((isTold) => isTold);
}

async function pushOne(
  { database, clock, hotels, reach, longestTryMs = LONGEST_TRY_MS }: PushDeps,
  connection: PushedConnection,
  due: DuePush,
  stopping: AbortSignal,
): Promise<boolean> {
  const { kysely } = database;
  const { propertyId, push } = connection;
  const { reservationId, changedBy, told, tries } = due;
  const booking = await readReservation(kysely, propertyId, { reservationId });
  const hotel = await hotels.find(String(propertyId));
  // The same at each try, so that the other system can tell a message that it had.
  const echoToken = `${reservationId}.${changedBy}`;
  const code = hotel?.definition.property.code ?? String(propertyId);
  const message =
    booking &&
    reservationMessage(booking, { code, codes: connection.codes }, { told, echoToken, now: clock.now() });
  if (booking === undefined || message === undefined) {
    await markTold(kysely, connection, due, told);
    return true;
  }
  const late = AbortSignal.timeout(longestTryMs);
  const answer = await postAndRead(
    {
      url: push.url,
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        'user-agent': 'Portico-Reservations/1',
        authorization: `Basic ${Buffer.from(`${push.username}:${push.password}`).toString('base64')}`,
      },
      body: securedEnvelope(message.xml, push),
      signal: AbortSignal.any([late, stopping]),
    },
    reach,
    MOST_ANSWER_BYTES,
  );
  // Its lease expires, and it is tried again.
  if (stopping.aborted && 'why' in answer) return false;
  const now = clock.now();
  const fail = async (why: string) => {
    await markNotTold(kysely, connection, due, { dueAt: nextTry(tries, null, now), why, now });
    return false;
  };
  if ('why' in answer) return fail(answer.why);
  if (answer.status !== 200) return fail(`it answered ${answer.status}`);
  const read = acknowledged(answer.text, { echoToken, number: booking.referenceNumber });
  if (!read.ok) return fail(read.refusal.words);
  const { otherNumber } = read.value;
  await inTransaction(
    database,
    async (tx) => {
      await markTold(tx, connection, due, message.hash);
      if (otherNumber !== null) await setOtherNumber(tx, connection, reservationId, otherNumber);
    },
    { retryable: true },
  );
  return true;
}
