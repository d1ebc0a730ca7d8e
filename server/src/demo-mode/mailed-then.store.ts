import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { bookingMailKinds } from '../reservation/booking-mails.ts';

/** Marks the mails about a booking from until `now` as sent when they were written: they are mailed to no one. */
export async function markMailedThen(
  db: Kysely<Schema>,
  { propertyId, reservationId }: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
  now: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({ sent_at: eb.ref('created_at') }))
    .where('property_id', '=', propertyId)
    .where('kind', 'in', bookingMailKinds)
    .where('sent_at', 'is', null)
    .where('created_at', '<=', now)
    .where(sql`payload->>'reservationId'`, '=', reservationId)
    .execute();
}
