import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readChangesAndLedger } from '../change/read-change.store.ts';
import { readLaterParts } from '../payment/scheduled/later-parts.store.ts';
import type { BookingFacts } from './confirmation-of.ts';

/** What a booking that was found is answered with. */
export async function readBookingFacts(
  { database: { kysely }, clock }: { readonly database: Database; readonly clock: Clock },
  { hotel, reservation }: Pick<BookingFacts, 'hotel' | 'reservation'>,
): Promise<BookingFacts> {
  const { changes, ledger } = await readChangesAndLedger(kysely, reservation, clock.now());
  const later = await readLaterParts(kysely, reservation);
  return { hotel, reservation, ledger, later, changes };
}
