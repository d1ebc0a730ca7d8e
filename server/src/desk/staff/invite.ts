import { emailIssues } from '@portico/domain/people/email';
import { ok, refused } from '@portico/domain/result';
import { fieldFaults } from '../../hotel/field-faults.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { deleteInvitation, putInvitation, readInvitations } from '../../staff/invitation.store.ts';
import { findStaff, worksElsewhere } from '../../staff/staff-role.store.ts';
import type { Operation } from '../run/operation.ts';

/**
 * Invites by mail. Somebody who works here already gets a new log-in in place of theirs, unless they also work at a
 * hotel of which who invites is no owner. Rule: docs/desk.md, "Invitations".
 */
export const invite: Operation<'Staff/Invite'> = async (run, { email: typed, name, role }) => {
  const { hotel, database, clock, operator } = run;
  const { propertyId } = hotel;
  const faults = fieldFaults(hotel, null, {}, emailIssues(typed, true));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const email = typed.toLowerCase();
  const works = await findStaff(database.kysely, propertyId, email);
  const isElsewhere =
    works !== undefined &&
    operator.kind === 'staff' &&
    (await worksElsewhere(database.kysely, works.staffId, operator.staffId));
  if (isElsewhere) return refused({ code: 'desk.staff-elsewhere', facts: { name: works.name } });
  const isNewLogIn = works !== undefined;
  // A new log-in changes no role: that has an act of its own, which spares the last owner.
  const given = works?.role ?? role;
  await inTransaction(database, (tx) =>
    putInvitation(
      tx,
      { propertyId, email, name: works?.name ?? name, role: given, isNewLogIn, invitedBy: operator.name },
      clock.now(),
    ),
  );
  run.audit({ what: [{ what: email, was: isNewLogIn ? given : 'nobody', now: `invited: ${given}` }] });
  return ok({ email, isNewLogIn });
};

export const cancelInvitation: Operation<'Staff/CancelInvitation'> = async (run, { email: typed }) => {
  const email = typed.toLowerCase();
  if (!(await deleteInvitation(run.database.kysely, run.hotel.propertyId, email)))
    return refused({ code: 'desk.invitation-unknown', facts: { email } });
  run.audit({ what: [{ what: email, was: 'invited', now: 'withdrawn' }] });
  return ok({ email });
};

export const readOpenInvitations: Operation<'Staff/Invitations'> = async ({ hotel, database, clock }) => {
  const open = await readInvitations(database.kysely, hotel.propertyId, clock.now());
  return ok({
    invitations: open.map(({ email, name, role, invitedBy, isNewLogIn, endsAt }) => ({
      email,
      name,
      role,
      invitedBy,
      isNewLogIn,
      endsAt: endsAt.toISOString(),
    })),
  });
};
