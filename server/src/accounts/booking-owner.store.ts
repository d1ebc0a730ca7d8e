import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { insertCard, type AccountCard } from '../payments/cards/account-card.store.ts';

interface OneBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** Saves a card that has paid, only if its guest requested that when booking. */
export async function keepCardOfBooking(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: OneBooking,
  card: Omit<AccountCard, 'cardId'>,
  now: Date,
): Promise<void> {
  const row = await tx
    .updateTable('reservation')
    .set({ save_card: false })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('save_card', '=', true)
    .returning('individual_id')
    .executeTakeFirst();
  if (row?.individual_id) await insertCard(tx, { propertyId, individualId: row.individual_id }, card, now);
}
