import { ok, refused } from '@portico/domain/result';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newAuthenticator } from '../../staff/authenticator.ts';
import { newRecoveryCodes } from '../../staff/recovery-codes.ts';
import { tellOfChange } from '../../staff/log-in-change.store.ts';
import { putRecoveryCodes, readPasswordSetAt } from '../../staff/staff-password.store.ts';
import { endStaffSessions } from '../../staff/staff-session.store.ts';
import { proveNewPassword, storePassword } from '../log-in/new-password.ts';
import type { Operation } from '../run/operation.ts';
import { loggedIn } from './logged-in.ts';

/** An authenticator to scan; it counts once a code of it was typed. */
export const prepareCode: Operation<'Staff/PrepareCode'> = async (run) => {
  const { own, secrets } = loggedIn(run);
  const hotelName = run.hotel.definition.property.name;
  return ok(newAuthenticator(secrets, own.staffId, { hotelName, email: own.email }));
};

/** Sets password, authenticator and recovery codes; every other browser is logged out. */
export const setPassword: Operation<'Staff/SetPassword'> = async (run, typed) => {
  const { own, secrets, passwords } = loggedIn(run);
  const { staffId, sessionId, email } = own;
  const now = run.clock.now();
  const deps = { clock: run.clock, secrets, passwords };
  const proven = await proveNewPassword(deps, run.hotel, { subject: staffId, email }, typed);
  if (!proven.ok) return proven;
  const recoveryCodes = await inTransaction(run.database, async (tx) => {
    await endStaffSessions(tx, staffId, { allBut: sessionId });
    await tellOfChange(tx, { ...run.hotel, staffId }, { kind: 'password-set' }, now);
    return storePassword(tx, secrets, staffId, proven.value, now);
  });
  run.audit({ what: [{ what: 'own password and code', was: 'as before', now: 'changed' }] });
  return ok({ recoveryCodes });
};

export const makeRecoveryCodes: Operation<'Staff/MakeRecoveryCodes'> = async (run) => {
  const { staffId } = loggedIn(run).own;
  if ((await readPasswordSetAt(run.database.kysely, staffId)) === undefined)
    return refused({ code: 'desk.no-password' });
  const recoveryCodes = newRecoveryCodes();
  const now = run.clock.now();
  await inTransaction(run.database, async (tx) => {
    await putRecoveryCodes(tx, staffId, recoveryCodes, now);
    await tellOfChange(tx, { ...run.hotel, staffId }, { kind: 'recovery-codes-made' }, now);
  });
  run.audit({ what: [{ what: 'own recovery codes', was: 'as before', now: 'made anew' }] });
  return ok({ recoveryCodes });
};
