import type { CreatedPasskey } from '@portico/contract/desk/passkeys';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { StaffId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../hotel/hotel.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import { newId } from '../../platform/ids.ts';
import { beginEntry, endEntry } from '../../staff/audit.store.ts';
import { deleteInvitation, openInvitation, type Invitation } from '../../staff/invitation.store.ts';
import { tellOfChange } from '../../staff/log-in-change.store.ts';
import { insertPasskey } from '../../staff/passkey.store.ts';
import { madePasskey } from '../../staff/passkeys.ts';
import { ensureStaff, setStaffRole } from '../../staff/staff.store.ts';
import { deleteLogIn, hasLogIn } from '../../staff/staff-role.store.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { proveNewPassword, storePassword, type TypedPassword } from './new-password.ts';

export interface Acceptance {
  readonly token: string;
  readonly passkey: { readonly name: string; readonly answer: CreatedPasskey } | null;
  readonly password: TypedPassword | null;
  readonly origin: string;
  /** The network address. */
  readonly from: string;
}

export interface Accepted {
  readonly staffId: StaffId;
  /** Of a password; shown once. */
  readonly recoveryCodes: string[];
  /** The log-in was set up here, so its owner is logged in; false: they log in with the one they had. */
  readonly isSetUp: boolean;
}

/**
 * Accepts an invitation, once: somebody without a log-in sets one up, others add this hotel to theirs. The mailbox alone
 * never opens a log-in that exists, unless an owner invited anew for that. Rule: docs/desk.md, "Invitations".
 */
export async function acceptInvitation(
  deps: LogInDeps,
  hotel: Hotel,
  { invitationId, email }: Invitation,
  { token, passkey, password, origin, from }: Acceptance,
): Promise<Result<Accepted, DeskRefusal>> {
  const { database, clock } = deps;
  const { propertyId } = hotel;
  const now = clock.now();
  const of = { purpose: 'invitation', subject: invitationId } as const;
  const made = passkey && (await madePasskey({ db: database.kysely, of, origin, now }, passkey.answer));
  if (passkey !== null && !made) return refused({ code: 'desk.passkey-failed' });
  const proven =
    password && (await proveNewPassword(deps, hotel, { subject: invitationId, email }, password));
  if (proven !== null && !proven.ok) return proven;

  return inTransaction(database, async (tx): Promise<Result<Accepted, DeskRefusal>> => {
    const invitation = await openInvitation(tx, propertyId, token, now, { lock: true });
    if (invitation === undefined) return refused({ code: 'desk.invitation-ended' });
    const { name, role, isNewLogIn } = invitation;
    const isSetUp = isNewLogIn || !(await hasLogIn(tx, email));
    if (isSetUp && !made && proven === null) return refused({ code: 'request.invalid', faults: [] });
    const staffId = await ensureStaff(tx, { email, name }, now);
    if (isNewLogIn) {
      await deleteLogIn(tx, staffId);
      await tellOfChange(tx, { propertyId, staffId }, { kind: 'set-up-again' }, now);
    }
    await setStaffRole(tx, { propertyId, staffId, role }, now);
    await deleteInvitation(tx, propertyId, email);
    let recoveryCodes: string[] = [];
    if (isSetUp && made && passkey !== null) {
      if (!(await insertPasskey(tx, { ...made, staffId, name: passkey.name }, now)))
        return rollbackWith(refused({ code: 'desk.passkey-known' }));
    }
    if (isSetUp && proven !== null)
      recoveryCodes = await storePassword(tx, deps.secrets, staffId, proven.value, now);
    const entry = { propertyId, entryId: newId() };
    const by = { madeBy: name, madeFrom: from, call: 'AcceptInvitation', request: undefined };
    await beginEntry(tx, { ...entry, ...by, staffId, askedAt: now });
    const what = [{ what: email, was: 'invited', now: role }];
    await endEntry(tx, entry, { outcome: 'done', what });
    return ok({ staffId, recoveryCodes, isSetUp });
  });
}
