import type { StaffId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

/** The password of somebody, and the authenticator that goes with it. */
export interface StaffPassword {
  readonly staffId: StaffId;
  readonly passwordHash: string;
  /** The authenticator's secret, encrypted for the member of staff. */
  readonly sealed: string;
}

/** By e-mail address in lower case. */
export async function readStaffPassword(
  db: Kysely<Schema>,
  email: string,
): Promise<StaffPassword | undefined> {
  return db
    .selectFrom('staff_password')
    .innerJoin('staff', 'staff.staff_id', 'staff_password.staff_id')
    .select([
      'staff.staff_id as staffId',
      'staff_password.password_hash as passwordHash',
      'staff_password.code_secret as sealed',
    ])
    .where('staff.email', '=', email)
    .executeTakeFirst();
}

/** When somebody set their password; undefined: they have none. */
export async function readPasswordSetAt(db: Kysely<Schema>, staffId: StaffId): Promise<Date | undefined> {
  const row = await db
    .selectFrom('staff_password')
    .select('set_at')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.set_at;
}

/** Uses a code of the authenticator up; false: it, or a later one, was used before. */
export async function useCodeStep(db: Kysely<Schema>, staffId: StaffId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_password')
    .set({ code_step: step })
    .where('staff_id', '=', staffId)
    .where('code_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets the password and authenticator of somebody, in place of those before. `step`: of the code typed to prove it. */
export async function putStaffPassword(
  tx: Transaction<Schema>,
  { staffId, passwordHash, sealed, step }: StaffPassword & { readonly step: number },
  now: Date,
): Promise<void> {
  const set = { password_hash: passwordHash, code_secret: sealed, code_step: step, set_at: now };
  await tx
    .insertInto('staff_password')
    .values({ staff_id: staffId, ...set })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(set))
    .execute();
}

/** Stores recovery codes in place of those before. */
export async function putRecoveryCodes(
  tx: Transaction<Schema>,
  staffId: StaffId,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  const rows = codes.map((code) => ({
    staff_id: staffId,
    code_hash: recoveryCodeHash(code),
    made_at: now,
  }));
  await tx.insertInto('staff_recovery_code').values(rows).execute();
}

/** Uses a recovery code up, once even when typed twice at once. */
export async function useRecoveryCode(db: Kysely<Schema>, staffId: StaffId, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', recoveryCodeHash(typed))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many are left. */
export async function countRecoveryCodes(db: Kysely<Schema>, staffId: StaffId): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}
