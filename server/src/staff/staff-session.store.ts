import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId, StaffId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import { newId } from '../platform/ids.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newToken, tokenHash } from '../platform/opaque-token.ts';

/** How long a log-in lasts, used or not. */
const SESSION_MS = 12 * 60 * 60_000;
/** After so long without a call, one that moves money asks to confirm the log-in. */
const IDLE_MS = 30 * 60_000;

export interface StaffSession {
  readonly sessionId: string;
  readonly staffId: StaffId;
  readonly name: string;
  readonly email: string;
  readonly wasIdle: boolean;
}

/** From where a log-in came. */
export interface LogInFrom {
  readonly address: string;
  readonly userAgent: string;
}

export const LONGEST_USER_AGENT = 300;

/** Begins a session under a fresh token, whatever the browser sent. */
export async function insertStaffSession(
  db: Kysely<Schema>,
  staffId: StaffId,
  { address, userAgent }: LogInFrom,
  now: Date,
): Promise<{ readonly token: string; readonly endsAt: Date }> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + SESSION_MS);
  await db
    .insertInto('staff_session')
    .values({
      token_hash: tokenHash(token),
      session_id: newId(),
      staff_id: staffId,
      created_at: now,
      ends_at: endsAt,
      used_at: now,
      address,
      user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
    })
    .execute();
  return { token, endsAt };
}

/** The session of a token, noted as used now; undefined: none, or it has ended. */
export async function useStaffSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<StaffSession | undefined> {
  const idleSince = new Date(now.getTime() - IDLE_MS);
  return db
    .updateTable('staff_session')
    .from('staff')
    .set({
      used_at: now,
      was_idle: sql<boolean>`staff_session.was_idle OR staff_session.used_at < ${idleSince}`,
    })
    .whereRef('staff.staff_id', '=', 'staff_session.staff_id')
    .where('staff_session.token_hash', '=', tokenHash(token))
    .where('staff_session.ends_at', '>', now)
    .returning([
      'staff_session.session_id as sessionId',
      'staff.staff_id as staffId',
      'staff.name',
      'staff.email',
      'staff_session.was_idle as wasIdle',
    ])
    .executeTakeFirst();
}

export async function deleteStaffSession(db: Kysely<Schema>, token: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash(token)).execute();
}

/** Notes that a log-in was confirmed: it is idle no more. */
export async function confirmStaffSession(db: Kysely<Schema>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ was_idle: false, used_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}

/** The log-ins of somebody that have not ended, the last used first. */
export async function readStaffSessions(db: Kysely<Schema>, staffId: StaffId, now: Date) {
  return db
    .selectFrom('staff_session')
    .select([
      'session_id as sessionId',
      'created_at as since',
      'used_at as usedAt',
      'address',
      'user_agent as userAgent',
    ])
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('session_id')
    .limit(100)
    .execute();
}

/** Ends log-ins of somebody: one, or all but one. Returns how many. */
export async function endStaffSessions(
  db: Kysely<Schema>,
  staffId: StaffId,
  which: { readonly only: string } | { readonly allBut: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where((eb) =>
      'only' in which ? eb('session_id', '=', which.only) : eb('session_id', '!=', which.allBut),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Undefined: nothing at this hotel. */
export async function readStaffRole(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  staffId: StaffId,
): Promise<StaffRole | undefined> {
  const row = await db
    .selectFrom('staff_role')
    .select('role')
    .where('property_id', '=', propertyId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.role;
}

/** Every hotel of somebody, in the order of their ids. */
export async function readStaffRoles(
  db: Kysely<Schema>,
  staffId: StaffId,
): Promise<{ readonly propertyId: PropertyId; readonly role: StaffRole }[]> {
  return db
    .selectFrom('staff_role')
    .select(['property_id as propertyId', 'role'])
    .where('staff_id', '=', staffId)
    .orderBy('property_id')
    .execute();
}
