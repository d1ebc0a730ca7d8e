import type { PropertyId, StaffId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';

/** Kind of its message in the outbox. */
export const LOG_IN_CHANGED_MAIL = 'staff-log-in-changed';

/** How a way to log in has changed. */
export const logInChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['passkey-added', 'passkey-removed']), name: z.string() }),
  z.strictObject({ kind: z.enum(['password-set', 'recovery-codes-made', 'set-up-again']) }),
]);
export type LogInChange = z.output<typeof logInChange>;

/** Tells the owner of a log-in by mail, in the name of a hotel. Rule: docs/desk.md, "Logging in". */
export async function tellOfChange(
  tx: Transaction<Schema>,
  { propertyId, staffId }: { readonly propertyId: PropertyId; readonly staffId: StaffId },
  change: LogInChange,
  now: Date,
): Promise<void> {
  await enqueue(tx, { propertyId, kind: LOG_IN_CHANGED_MAIL, payload: { staffId, change } }, now);
}

/** Undefined: their log-in was deleted. */
export async function readMember(db: Kysely<Schema>, staffId: StaffId) {
  return db.selectFrom('staff').select(['name', 'email']).where('staff_id', '=', staffId).executeTakeFirst();
}
