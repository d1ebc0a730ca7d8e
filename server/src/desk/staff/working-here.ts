import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { deleteInvitation } from '../../staff/invitation.store.ts';
import { setStaffRole } from '../../staff/staff.store.ts';
import {
  deleteIdleStaff,
  deleteStaffRole,
  findStaff,
  listStaff,
  lockOwners,
  type StaffAtHotel,
} from '../../staff/staff-role.store.ts';
import type { Operation } from '../run/operation.ts';

/** Who works at the hotel. */
export const listWorking: Operation<'Staff/List'> = async ({ hotel, database }) => {
  const staff = await listStaff(database.kysely, hotel.propertyId);
  return ok({
    staff: staff.map(({ name, email, role, seenAt }) => ({
      name,
      email,
      role,
      seenAt: seenAt?.toISOString() ?? null,
    })),
  });
};

/** Changes a role; the last owner stays one. */
export const changeRole: Operation<'Staff/ChangeRole'> = async (run, { email, role }) => {
  const { hotel, database, clock } = run;
  const { propertyId } = hotel;
  const changed = await inTransaction(database, async (tx) => {
    const found = await findUnlessLastOwner(tx, propertyId, email, role);
    if (found.ok) await setStaffRole(tx, { propertyId, staffId: found.value.staffId, role }, clock.now());
    return found;
  });
  if (!changed.ok) return changed;
  const { name, role: was } = changed.value;
  run.audit({ what: [{ what: changed.value.email, was, now: role }] });
  return ok({ name, was, now: role });
};

/** Takes somebody's role away, at once; with the last of their hotels their log-in is deleted. */
export const removeStaff: Operation<'Staff/Remove'> = async (run, { email }) => {
  const { propertyId } = run.hotel;
  const removed = await inTransaction(run.database, async (tx) => {
    const found = await findUnlessLastOwner(tx, propertyId, email, null);
    if (!found.ok) return found;
    await deleteStaffRole(tx, propertyId, found.value.staffId);
    await deleteInvitation(tx, propertyId, found.value.email);
    await deleteIdleStaff(tx, found.value.staffId);
    return found;
  });
  if (!removed.ok) return removed;
  const { name, role: was } = removed.value;
  run.audit({ what: [{ what: removed.value.email, was, now: 'removed' }] });
  return ok({ name, was });
};

/** Somebody by e-mail address; refused where the hotel would have no owner then. `role`: null: none. */
async function findUnlessLastOwner(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  email: string,
  role: StaffRole | null,
): Promise<Result<StaffAtHotel, DeskRefusal>> {
  const owners = await lockOwners(tx, propertyId);
  const found = await findStaff(tx, propertyId, email.toLowerCase());
  if (found === undefined) return refused({ code: 'desk.staff-unknown', facts: { email } });
  const isLastOwner = owners.length === 1 && owners[0] === found.staffId;
  if (isLastOwner && role !== 'owner')
    return refused({ code: 'desk.last-owner', facts: { name: found.name } });
  return ok(found);
}
