import type { Database } from '../../platform/database/database.ts';
import { readChanges } from '../change/change.store.ts';
import { readLedger } from '../payment/attempts/read-ledger.store.ts';
import { readLaterParts } from '../payment/scheduled/later-parts.store.ts';
import type { BookingFacts } from './confirmation-of.ts';

/** What a booking that was found is answered with. */
export async function readBookingFacts(
  { database: { kysely } }: { readonly database: Database },
  { hotel, reservation }: Pick<BookingFacts, 'hotel' | 'reservation'>,
): Promise<BookingFacts> {
  const ledger = await readLedger(kysely, reservation.propertyId, reservation.reservationId);
  const later = await readLaterParts(kysely, reservation);
  const changes = await readChanges(kysely, reservation);
  return { hotel, reservation, ledger, later, changes };
}
