import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Person } from '../guest-data/person.ts';

/** False if there is no such account. */
export async function setMayChoosePayment(
  db: Kysely<Schema>,
  { propertyId, email }: Person,
  mayChoose: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ may_choose_payment: mayChoose })
    .where('property_id', '=', propertyId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
