import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { IdempotencyTable } from '../database/request-tables.types.ts';
import type { Schema } from '../database/schema.types.ts';
import type { Write } from '../database/write-together.ts';

type Tx = Transaction<Schema>;

/** Identifies a request: the client's own key within a scope of ours, such as `reservation.create`. */
export interface RequestKey {
  readonly propertyId: PropertyId;
  readonly scope: string;
  readonly key: string;
}

/** One run of a request; a repeat by the same client is another. */
export interface KeyLease {
  readonly owner: string;
  readonly leaseUntil: Date;
}

export interface KeyRow {
  readonly fingerprint: string;
  readonly owner: string | null;
  readonly attemptId: PaymentAttemptId | null;
  readonly leaseUntil: Date;
  /** The body of a 200, for replay. */
  readonly answer: object | null;
}

/** False if the key is taken. Waits while another transaction is about to take it. */
export async function insertKey(
  tx: Tx,
  { propertyId, scope, key }: RequestKey,
  facts: KeyLease & {
    readonly fingerprint: string;
    readonly attemptId: PaymentAttemptId;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency')
    .values({
      property_id: propertyId,
      scope,
      key,
      fingerprint: facts.fingerprint,
      owner: facts.owner,
      attempt_id: facts.attemptId,
      lease_until: facts.leaseUntil,
      created_at: facts.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function lockKey(tx: Tx, { propertyId, scope, key }: RequestKey): Promise<KeyRow | undefined> {
  return tx
    .selectFrom('idempotency')
    .select(['fingerprint', 'owner', 'answer_body as answer'])
    .select(['attempt_id as attemptId', 'lease_until as leaseUntil'])
    .where('property_id', '=', propertyId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Transfers the key to another run of its request. */
export async function moveLease(tx: Tx, key: RequestKey, { owner, leaseUntil }: KeyLease): Promise<void> {
  await updatedKey(tx, key, { owner, lease_until: leaseUntil }).execute();
}

/** Ties the key to the payment that decides its response. */
export async function setKeyAttempt(tx: Tx, key: RequestKey, attemptId: PaymentAttemptId): Promise<void> {
  await updatedKey(tx, key, { attempt_id: attemptId }).execute();
}

/** Stores the body of a 200 for replay, as part of a statement. `isPaid`: false if no payment was involved. */
export function finishKeyWrite(
  tx: Tx,
  key: RequestKey,
  answer: object,
  { isPaid }: { readonly isPaid: boolean },
): Write {
  const answered = { answer_status: 200, answer_body: JSON.stringify(answer) };
  return updatedKey(tx, key, isPaid ? answered : { ...answered, attempt_id: null });
}

function updatedKey(tx: Tx, { propertyId, scope, key }: RequestKey, changes: Updateable<IdempotencyTable>) {
  return tx
    .updateTable('idempotency')
    .set(changes)
    .where('property_id', '=', propertyId)
    .where('scope', '=', scope)
    .where('key', '=', key);
}

/** The key, if any, whose response that payment decides; locks its row. */
export async function lockKeyOfAttempt(
  tx: Tx,
  propertyId: PropertyId,
  attemptId: PaymentAttemptId,
): Promise<RequestKey | undefined> {
  const row = await tx
    .selectFrom('idempotency')
    .select(['scope', 'key'])
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : { propertyId, ...row };
}

/** Whether a request with that key was started and is still stored; `key` undefined: none was sent. */
export async function isKeyKnown(
  db: Kysely<Schema>,
  { propertyId, scope, key }: Omit<RequestKey, 'key'> & { readonly key: string | undefined },
): Promise<boolean> {
  if (key === undefined) return false;
  const row = await db
    .selectFrom('idempotency')
    .select('key')
    .where('property_id', '=', propertyId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
