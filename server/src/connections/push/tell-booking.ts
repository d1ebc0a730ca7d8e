import type { ReservationId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Connection } from '../connection.store.ts';
import { setOtherNumber } from '../other-number.store.ts';
import { setOutcome, tryAgain, tryFirst, type TriedMessage } from './push-message.store.ts';
import { messageOf } from './reservation-message.ts';
import { lockPush, markNotTold, markTold } from './reservation-push.store.ts';

export interface TellDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
}

/** What another system is told next of a booking. */
export interface Told {
  readonly booking: BookedReservation;
  readonly message: TriedMessage;
}

/**
 * What is told of a booking now, noted before it is sent: the same as before as long as nobody knows whether that
 * arrived, and then what has changed. Undefined: nothing is to be told. Rule: docs/connections-ota.md, "Reservations".
 */
export async function nextMessage(
  { database, clock, hotels }: TellDeps,
  connection: Connection,
  reservationId: ReservationId,
): Promise<Told | undefined> {
  const { propertyId, codes } = connection;
  const hotel = await hotels.find(String(propertyId));
  const code = hotel?.definition.property.code ?? String(propertyId);
  return inTransaction(database, async (tx) => {
    // Before the booking, which may only be newer than the change that is noted as told.
    const push = await lockPush(tx, connection, reservationId);
    const booking = await readReservation(tx, propertyId, { reservationId });
    if (push === undefined || booking === undefined) return undefined;
    const again = await tryAgain(tx, connection, reservationId, clock.now());
    if (again !== undefined) return { booking, message: again };
    const message = messageOf(booking, { code, codes }, push.told);
    if (message !== undefined)
      return { booking, message: await tryFirst(tx, connection, push, message, clock.now()) };
    await markTold(tx, connection, push, push.told);
    return undefined;
  });
}

/** The other system has taken a message; `otherNumber`: what it calls the booking, null: it does not say. */
export async function noteTaken(
  tx: Transaction<Schema>,
  connection: Connection,
  message: TriedMessage,
  otherNumber: string | null,
): Promise<void> {
  const isFirst = await setOutcome(tx, connection, message, { outcome: 'taken', answer: null });
  if (!isFirst) return;
  await markTold(tx, connection, message, message.hash);
  if (otherNumber !== null) await setOtherNumber(tx, connection, message.reservationId, otherNumber);
}

interface NotTaken {
  /** False: it may have taken it. */
  readonly isRefused: boolean;
  readonly why: string;
  /** When it is tried again; null: it is given up, until it changes or somebody asks for it. */
  readonly dueAt: Date | null;
  readonly now: Date;
}

export async function noteNotTaken(
  tx: Transaction<Schema>,
  connection: Connection,
  message: TriedMessage,
  { isRefused, why, dueAt, now }: NotTaken,
): Promise<void> {
  const outcome = isRefused ? 'refused' : 'unanswered';
  const isFirst = await setOutcome(tx, connection, message, { outcome, answer: why });
  if (isFirst) await markNotTold(tx, connection, message, { dueAt, why, now });
}
