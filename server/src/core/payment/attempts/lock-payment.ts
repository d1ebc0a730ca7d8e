import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { lockAttempt, readAttempt, type Attempt } from './payment-ledger.store.ts';
import type { AttemptKey } from '../payment-port.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';

/**
 * Locks a payment attempt and its reservation and answers them as they stand since. Throws when there is no such
 * attempt. Rule: docs/locking.md, "The order".
 */
export async function lockPayment(
  tx: Transaction<Schema>,
  key: AttemptKey,
): Promise<{ attempt: Attempt; reservation: BookedReservation }> {
  // Read first, to lock in order: which reservation it is never changes.
  const { reservationId } = await found(readAttempt(tx, key));
  const reservation = await found(lockReservation(tx, key.propertyId, reservationId));
  return { attempt: await found(lockAttempt(tx, key)), reservation };
}

async function found<T>(reading: Promise<T | undefined>): Promise<T> {
  const value = await reading;
  if (value === undefined) throw new Error('a payment attempt without its rows');
  return value;
}
