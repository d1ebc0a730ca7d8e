import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { readChangesAndLedger } from './change/read-change.store.ts';
import { readLaterParts } from '../payments/scheduled/later-parts.store.ts';
import type { BookingFacts } from './confirmation-of.ts';

/**
 * What a booking that was read is answered with. A change may be applied between two statements: `db` is the transaction
 * that has read the booking, so that both are as of one moment.
 */
export async function readBookingFacts(
  db: Kysely<Schema>,
  { hotel, reservation }: Pick<BookingFacts, 'hotel' | 'reservation'>,
  now: Date,
): Promise<BookingFacts> {
  const { changes, ledger } = await readChangesAndLedger(db, reservation, now);
  const later = await readLaterParts(db, reservation);
  return { hotel, reservation, ledger, later, changes };
}
