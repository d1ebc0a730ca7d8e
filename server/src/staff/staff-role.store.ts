import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId, StaffId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Somebody with a role at a hotel. */
export interface StaffAtHotel {
  readonly staffId: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Most people listed. */
const MOST = 500;

/** Who works at a hotel, by name, and when a log-in of theirs was last used. */
export async function listStaff(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<(StaffAtHotel & { readonly seenAt: Date | null })[]> {
  return atHotel(db, propertyId)
    .select(({ selectFrom }) =>
      selectFrom('staff_session')
        .select(({ fn }) => fn.max('used_at').as('used_at'))
        .whereRef('staff_session.staff_id', '=', 'staff_role.staff_id')
        .as('seenAt'),
    )
    .orderBy('staff.name')
    .orderBy('staff.email')
    .limit(MOST)
    .execute();
}

/** By e-mail address in lower case; undefined: does not work there. */
export async function findStaff(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  email: string,
): Promise<StaffAtHotel | undefined> {
  return atHotel(db, propertyId).where('staff.email', '=', email).executeTakeFirst();
}

/** The owners of a hotel, locked: two changes at once would leave none. */
export async function lockOwners(tx: Transaction<Schema>, propertyId: PropertyId): Promise<StaffId[]> {
  const rows = await tx
    .selectFrom('staff_role')
    .select('staff_id')
    .where('property_id', '=', propertyId)
    .where('role', '=', 'owner')
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}

/** Whether somebody works at a hotel of which another is no owner. */
export async function worksElsewhere(
  db: Kysely<Schema>,
  staffId: StaffId,
  ownerId: StaffId,
): Promise<boolean> {
  const row = await db
    .selectFrom('staff_role as theirs')
    .leftJoin('staff_role as own', (join) =>
      join
        .onRef('own.property_id', '=', 'theirs.property_id')
        .on('own.staff_id', '=', ownerId)
        .on('own.role', '=', 'owner'),
    )
    .select('theirs.property_id')
    .where('theirs.staff_id', '=', staffId)
    .where('own.property_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteStaffRole(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  staffId: StaffId,
): Promise<void> {
  await tx
    .deleteFrom('staff_role')
    .where('property_id', '=', propertyId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** The tables of how somebody logs in, and where they are logged in. */
const logInTables = [
  'staff_password',
  'staff_recovery_code',
  'staff_passkey',
  'staff_session',
  'staff_device',
] as const;

/** Ends every way in of somebody, and every log-in. */
export async function deleteLogIn(tx: Transaction<Schema>, staffId: StaffId): Promise<void> {
  for (const table of logInTables)
    await sql`DELETE FROM ${sql.table(table)} WHERE staff_id = ${staffId}`.execute(tx);
}

/** Deletes somebody who works nowhere any more. */
export async function deleteIdleStaff(tx: Transaction<Schema>, staffId: StaffId): Promise<void> {
  const role = await tx
    .selectFrom('staff_role')
    .select('property_id')
    .where('staff_id', '=', staffId)
    .limit(1)
    .executeTakeFirst();
  if (role !== undefined) return;
  await deleteLogIn(tx, staffId);
  await tx.deleteFrom('staff').where('staff_id', '=', staffId).execute();
}

/** Whether somebody has a password or a passkey. */
export async function hasLogIn(db: Kysely<Schema>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('email', '=', email)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('staff_password')
            .select('staff_password.staff_id')
            .whereRef('staff_password.staff_id', '=', 'staff.staff_id'),
        ),
        exists(
          selectFrom('staff_passkey')
            .select('staff_passkey.staff_id')
            .whereRef('staff_passkey.staff_id', '=', 'staff.staff_id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

function atHotel(db: Kysely<Schema>, propertyId: PropertyId) {
  return db
    .selectFrom('staff_role')
    .innerJoin('staff', 'staff.staff_id', 'staff_role.staff_id')
    .select(['staff.staff_id as staffId', 'staff.name', 'staff.email', 'staff_role.role'])
    .where('staff_role.property_id', '=', propertyId);
}
