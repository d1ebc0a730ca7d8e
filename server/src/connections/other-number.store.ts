import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { ConnectionKey } from './connection.store.ts';

/** What another system calls a booking. */
export interface OtherNumber {
  /** The connection's name. */
  readonly connection: string;
  readonly number: string;
}

/** Null: it calls it nothing any more. Answers what it was called before. */
export async function setOtherNumber(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  reservationId: ReservationId,
  number: string | null,
): Promise<string | null> {
  const key = { property_id: propertyId, connection_id: connectionId, reservation_id: reservationId };
  const ofKey = db.selectFrom('other_number').select('number');
  const before = await ofKey
    .where('property_id', '=', propertyId)
    .where('connection_id', '=', connectionId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  if (number === null)
    await db
      .deleteFrom('other_number')
      .where('property_id', '=', propertyId)
      .where('connection_id', '=', connectionId)
      .where('reservation_id', '=', reservationId)
      .execute();
  else
    await db
      .insertInto('other_number')
      .values({ ...key, number })
      .onConflict((conflict) =>
        conflict.columns(['property_id', 'reservation_id', 'connection_id']).doUpdateSet({ number }),
      )
      .execute();
  return before?.number ?? null;
}

/** Of a booking, by the connections' names. */
export async function readOtherNumbers(
  db: Kysely<Schema>,
  { propertyId, reservationId }: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
): Promise<OtherNumber[]> {
  return db
    .selectFrom('other_number')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.property_id', '=', 'other_number.property_id')
        .onRef('connection.connection_id', '=', 'other_number.connection_id'),
    )
    .select(['connection.name as connection', 'other_number.number'])
    .where('other_number.property_id', '=', propertyId)
    .where('other_number.reservation_id', '=', reservationId)
    .orderBy('connection.name')
    .orderBy('other_number.number')
    .execute();
}
