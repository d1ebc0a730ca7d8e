import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { readChangesAndLedger } from './change/read-change.store.ts';
import { readLaterParts } from '../payments/scheduled/later-parts.store.ts';
import type { BookingFacts } from './confirmation-of.ts';

/**
 * What the answer of a booking is made of. `db` is the transaction that read the booking, so that a change applied in
 * between cannot mix two states.
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
