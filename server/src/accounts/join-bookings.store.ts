import type { IndividualId, PropertyId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Adds bookings without an account to that of the booker's address, in any case. */
export async function joinBookings(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  { individualId, email }: { readonly individualId: IndividualId; readonly email: string },
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ individual_id: individualId })
    .where('property_id', '=', propertyId)
    .where(sql<string>`lower(booker ->> 'email')`, '=', email)
    .where('individual_id', 'is', null)
    .execute();
}
