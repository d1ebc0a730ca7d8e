import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** `referenceNumber`: in upper case, as stored. Undefined: the hotel has no such booking. */
export async function findByNumber(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  referenceNumber: string,
): Promise<ReservationId | undefined> {
  const row = await db
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst();
  return row?.reservation_id;
}
