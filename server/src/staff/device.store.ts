import type { PropertyId, StaffId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../platform/ids.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import { LONGEST_USER_AGENT, type LogInFrom } from './staff-session.store.ts';
import { tokenHash } from '../platform/opaque-token.ts';

/** Kind of its message in the outbox. */
export const NEW_DEVICE_MAIL = 'staff-new-device';

/** How long a browser is known after its last log-in. */
export const DEVICE_MS = 365 * 24 * 60 * 60_000;

/** False: somebody has not logged in with this browser yet. */
export async function knowsDevice(
  db: Kysely<Schema>,
  staffId: StaffId,
  token: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_device')
    .set({ ends_at: new Date(now.getTime() + DEVICE_MS) })
    .where('staff_id', '=', staffId)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Knows a browser from now on. `tellAt`: the hotel in whose name its owner is told by mail; undefined: not told. */
export async function insertDevice(
  tx: Transaction<Schema>,
  { staffId, token, from }: { readonly staffId: StaffId; readonly token: string; readonly from: LogInFrom },
  tellAt: PropertyId | undefined,
  now: Date,
): Promise<void> {
  const deviceId = newId();
  await tx
    .insertInto('staff_device')
    .values({
      device_id: deviceId,
      staff_id: staffId,
      token_hash: tokenHash(token),
      created_at: now,
      ends_at: new Date(now.getTime() + DEVICE_MS),
      address: from.address,
      user_agent: from.userAgent.slice(0, LONGEST_USER_AGENT),
    })
    .execute();
  if (tellAt !== undefined)
    await enqueue(tx, { propertyId: tellAt, kind: NEW_DEVICE_MAIL, payload: { deviceId } }, now);
}

/** A browser and its owner, for the mail about it. */
export async function readDevice(db: Kysely<Schema>, deviceId: string) {
  return db
    .selectFrom('staff_device')
    .innerJoin('staff', 'staff.staff_id', 'staff_device.staff_id')
    .select([
      'staff.name',
      'staff.email',
      'staff_device.created_at as createdAt',
      'staff_device.address',
      'staff_device.user_agent as userAgent',
    ])
    .where('staff_device.device_id', '=', deviceId)
    .executeTakeFirst();
}
