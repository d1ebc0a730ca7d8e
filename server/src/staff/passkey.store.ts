import type { StaffId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import { newId } from '../platform/ids.ts';
import type { Schema } from '../platform/database/schema.types.ts';

/** A passkey by its id at the authenticator. */
export interface Passkey {
  readonly credentialId: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

export interface PasskeyOf extends Passkey {
  readonly staffId: StaffId;
}

export async function readPasskey(db: Kysely<Schema>, credentialId: string): Promise<PasskeyOf | undefined> {
  return db
    .selectFrom('staff_passkey')
    .select(['credential_id as credentialId', 'public_key as publicKey', 'counter', 'staff_id as staffId'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes the use of a passkey; false: an answer of a higher count was used meanwhile. */
export async function usePasskey(db: Kysely<Schema>, { credentialId, counter }: Passkey, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkey')
    .set({ counter, used_at: now })
    .where('credential_id', '=', credentialId)
    // Most of today do not count: they stay at 0.
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False: that passkey is known already. */
export async function insertPasskey(
  db: Kysely<Schema>,
  { staffId, credentialId, publicKey, counter, name }: PasskeyOf & { readonly name: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkey')
    .values({
      credential_id: credentialId,
      passkey_id: newId(),
      staff_id: staffId,
      public_key: publicKey,
      counter,
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of somebody, oldest first. */
export async function readPasskeys(db: Kysely<Schema>, staffId: StaffId) {
  return db
    .selectFrom('staff_passkey')
    .select([
      'passkey_id as passkeyId',
      'credential_id as credentialId',
      'name',
      'created_at as createdAt',
      'used_at as usedAt',
    ])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

/** The name before; undefined: no such passkey of theirs. */
export async function renamePasskey(
  db: Kysely<Schema>,
  {
    staffId,
    passkeyId,
    name,
  }: { readonly staffId: StaffId; readonly passkeyId: string; readonly name: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('staff_passkey as p')
    .from('staff_passkey as before')
    .set({ name })
    .whereRef('before.credential_id', '=', 'p.credential_id')
    .where('p.staff_id', '=', staffId)
    .where('p.passkey_id', '=', passkeyId)
    .returning('before.name')
    .executeTakeFirst();
  return row?.name;
}

/** Its name; undefined: no such passkey of theirs. */
export async function deletePasskey(
  db: Kysely<Schema>,
  staffId: StaffId,
  passkeyId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
