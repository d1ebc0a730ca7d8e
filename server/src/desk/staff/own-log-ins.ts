import { ok, refused } from '@portico/domain/result';
import { readPasskeys } from '../../staff/passkey.store.ts';
import { countRecoveryCodes, readPasswordSetAt } from '../../staff/staff-password.store.ts';
import { endStaffSessions, readStaffSessions } from '../../staff/staff-session.store.ts';
import type { Operation } from '../run/operation.ts';
import { loggedIn } from './logged-in.ts';

/** How the one who asks logs in, and where. */
export const readOwn: Operation<'Staff/ReadOwn'> = async (run) => {
  const { staffId, sessionId: own } = loggedIn(run).own;
  const { kysely } = run.database;
  const sessions = await readStaffSessions(kysely, staffId, run.clock.now());
  const passkeys = await readPasskeys(kysely, staffId);
  return ok({
    passwordSetAt: (await readPasswordSetAt(kysely, staffId))?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(kysely, staffId),
    passkeys: passkeys.map(({ passkeyId, name, createdAt, usedAt }) => ({
      passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ sessionId, userAgent, address, since, usedAt }) => ({
      sessionId,
      userAgent,
      address,
      since: since.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: sessionId === own,
    })),
  });
};

/** Logs out in one browser, or in all others. */
export const endSession: Operation<'Staff/EndSession'> = async (run, { sessionId }) => {
  const { own } = loggedIn(run);
  const which = sessionId === null ? { allBut: own.sessionId } : { only: sessionId };
  const ended = await endStaffSessions(run.database.kysely, own.staffId, which);
  if (ended === 0 && sessionId !== null) return refused({ code: 'desk.session-unknown' });
  run.audit({ what: [{ what: 'own log-ins', was: 'logged in', now: `${ended} logged out` }] });
  return ok({ ended });
};
