import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId, StaffId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';

export interface StaffMember {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
}

/** Adds somebody, or finds them by their e-mail address; their name stays. */
export async function ensureStaff(
  db: Kysely<Schema>,
  { email, name }: StaffMember,
  now: Date,
): Promise<StaffId> {
  const row = await db
    .insertInto('staff')
    .values({ staff_id: newId<StaffId>(), email, name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('staff_id')
    .executeTakeFirstOrThrow();
  return row.staff_id;
}

/** Gives somebody a role at a hotel, in place of the one they had. */
export async function setStaffRole(
  db: Kysely<Schema>,
  of: { readonly propertyId: PropertyId; readonly staffId: StaffId; readonly role: StaffRole },
  now: Date,
): Promise<void> {
  await db
    .insertInto('staff_role')
    .values({ property_id: of.propertyId, staff_id: of.staffId, role: of.role, created_at: now })
    .onConflict((conflict) => conflict.columns(['property_id', 'staff_id']).doUpdateSet({ role: of.role }))
    .execute();
}

/** Lets one change of somebody's log-in wait for another. */
export async function lockStaff(tx: Transaction<Schema>, staffId: StaffId): Promise<void> {
  await tx.selectFrom('staff').select('staff_id').where('staff_id', '=', staffId).forUpdate().execute();
}
