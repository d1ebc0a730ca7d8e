import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { endHold, shortenHold } from '../../reservation/reservation-status.store.ts';
import type { AllowedHold } from './allowed-hold.ts';
import { shortHoldEnd } from './hold-times.ts';
import type { Holder } from './holder.ts';
import { noteHolders } from './holder.store.ts';
import { countedHolders, limitHold } from './limit-holds.ts';

/**
 * Ends or shortens a hold at the bank's question if the card already waits for too many other bookings. The card is
 * known only once the provider has seen it. An ended attempt still has to be voided. Rule: docs/limits.md, "Rooms that
 * are held".
 */
export async function limitCardHold(
  { database, limits }: { readonly database: Database; readonly limits: Limits },
  reservation: BookedReservation,
  card: Holder,
  now: Date,
): Promise<AllowedHold> {
  if (countedHolders([card], limits).length === 0) return 'full';
  const { propertyId, reservationId, rooms, createdAt } = reservation;
  const work = async (tx: Transaction<Schema>) => {
    const requested = { propertyId, holders: [card], rooms: rooms.length, reservationId };
    const { hold } = await limitHold(tx, requested, limits, now);
    await noteHolders(tx, reservation, [card]);
    if (hold === 'refused') await endHold(tx, reservation, 'limit', now);
    if (hold === 'short') await shortenHold(tx, reservation, shortHoldEnd(createdAt));
    return hold;
  };
  return inTransaction(database, work, { retryable: true });
}
