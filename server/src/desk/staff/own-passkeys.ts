import { ok, refused } from '@portico/domain/result';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import {
  deletePasskey,
  insertPasskey,
  readPasskeys,
  renamePasskey as rename,
} from '../../staff/passkey.store.ts';
import { tellOfChange } from '../../staff/log-in-change.store.ts';
import { askNewPasskey, madePasskey } from '../../staff/passkeys.ts';
import { lockStaff } from '../../staff/staff.store.ts';
import { readPasswordSetAt } from '../../staff/staff-password.store.ts';
import type { Operation, Run } from '../run/operation.ts';
import { loggedIn } from './logged-in.ts';

/** What this session's passkey is asked, and may answer. */
const asked = (run: Run) => {
  const { sessionId, origin } = loggedIn(run).own;
  return {
    db: run.database.kysely,
    of: { purpose: 'add', subject: sessionId },
    origin,
    now: run.clock.now(),
  } as const;
};

export const preparePasskey: Operation<'Staff/PreparePasskey'> = async (run) => {
  const { staffId, email, name } = loggedIn(run).own;
  const standing = await readPasskeys(run.database.kysely, staffId);
  const known = standing.map(({ credentialId }) => credentialId);
  const hotelName = run.hotel.definition.property.name;
  return ok(await askNewPasskey(asked(run), { id: staffId, email, name, hotelName, known }));
};

export const addPasskey: Operation<'Staff/AddPasskey'> = async (run, { name, answer }) => {
  const { staffId } = loggedIn(run).own;
  const passkey = await madePasskey(asked(run), answer);
  if (passkey === undefined) return refused({ code: 'desk.passkey-failed' });
  const now = run.clock.now();
  const isNew = await inTransaction(run.database, async (tx) => {
    if (!(await insertPasskey(tx, { ...passkey, staffId, name }, now))) return false;
    await tellOfChange(tx, { ...run.hotel, staffId }, { kind: 'passkey-added', name }, now);
    return true;
  });
  if (!isNew) return refused({ code: 'desk.passkey-known' });
  run.audit({ what: [{ what: 'own passkey', was: 'none', now: name }] });
  return ok({ name });
};

export const renamePasskey: Operation<'Staff/RenamePasskey'> = async (run, { passkeyId, name }) => {
  const { staffId } = loggedIn(run).own;
  const was = await rename(run.database.kysely, { staffId, passkeyId, name });
  if (was === undefined) return refused({ code: 'desk.passkey-unknown' });
  run.audit({ what: [{ what: 'name of own passkey', was, now: name }] });
  return ok({ name });
};

/** Removes a passkey; the only way in stays. */
export const removePasskey: Operation<'Staff/RemovePasskey'> = async (run, { passkeyId }) => {
  const { staffId } = loggedIn(run).own;
  const removed = await inTransaction(run.database, async (tx) => {
    // Two at once would each leave the other.
    await lockStaff(tx, staffId);
    const standing = await readPasskeys(tx, staffId);
    const isLast = standing.length === 1 && standing[0]?.passkeyId === passkeyId;
    if (isLast && (await readPasswordSetAt(tx, staffId)) === undefined)
      return refused({ code: 'desk.last-way-in' });
    const name = await deletePasskey(tx, staffId, passkeyId);
    if (name === undefined) return refused({ code: 'desk.passkey-unknown' });
    await tellOfChange(tx, { ...run.hotel, staffId }, { kind: 'passkey-removed', name }, run.clock.now());
    return ok({ name });
  });
  if (removed.ok) run.audit({ what: [{ what: 'own passkey', was: removed.value.name, now: 'removed' }] });
  return removed;
};
