import type { IndividualId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CardRequestStatus } from '../../platform/database/account-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey, KnownAttempt } from '../payment-port.ts';

/** A card that a guest requested to save, as its provider knows it. */
export interface CardRequest extends KnownAttempt {
  /** Null: the account was erased. */
  readonly individualId: IndividualId | null;
  /** By name. */
  readonly provider: string;
  readonly status: CardRequestStatus;
  /** Where the guest continues; null: nowhere. */
  readonly actionUrl: string | null;
}

/** Limit on an account's cards. */
export interface CardRoom {
  /** Saved or being added; 0: no limit. */
  readonly most: number;
  /** A request opened before this no longer counts. */
  readonly openSince: Date;
}

/** Returns false, and writes nothing, when the account is full. Concurrent requests cannot exceed the limit. */
export async function insertCardRequest(
  tx: Transaction<Schema>,
  request: Pick<CardRequest, 'propertyId' | 'attemptId' | 'provider' | 'createdAt'> & {
    readonly individualId: IndividualId;
  },
  { most, openSince }: CardRoom,
): Promise<boolean> {
  const { propertyId, individualId } = request;
  await sql`
    SELECT FROM account WHERE property_id = ${propertyId} AND individual_id = ${individualId} FOR UPDATE`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    INSERT INTO account_card_request (property_id, attempt_id, individual_id, provider, status, created_at)
    SELECT ${propertyId}, ${request.attemptId}, ${individualId}, ${request.provider}, 'open', ${request.createdAt}
    WHERE ${most} = 0 OR ${most} > (
      SELECT count(*) FROM account_card WHERE property_id = ${propertyId} AND individual_id = ${individualId}
    ) + (
      SELECT count(*) FROM account_card_request
      WHERE property_id = ${propertyId} AND individual_id = ${individualId} AND status = 'open'
        AND created_at > ${openSince}
    )`.execute(tx);
  return numAffectedRows === 1n;
}

export async function readCardRequest(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
): Promise<CardRequest | undefined> {
  const row = await db
    .selectFrom('account_card_request')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return (
    row && {
      propertyId,
      attemptId,
      individualId: row.individual_id,
      provider: row.provider,
      providerReference: row.provider_reference,
      status: row.status,
      actionUrl: row.action_url,
      createdAt: row.created_at,
    }
  );
}

/** Stores where the guest continues, and the provider's reference. */
export async function noteCardQuestion(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
  { url, reference }: { readonly url: string; readonly reference?: string | undefined },
): Promise<void> {
  await db
    .updateTable('account_card_request')
    .set({ action_url: url, ...(reference !== undefined && { provider_reference: reference }) })
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'open')
    .execute();
}

/** The owner, if the request was still open; undefined: already decided, or the account was deleted. */
export async function settleCardRequest(
  tx: Transaction<Schema>,
  { propertyId, attemptId }: AttemptKey,
  status: Exclude<CardRequestStatus, 'open'>,
  now: Date,
): Promise<IndividualId | undefined> {
  const row = await tx
    .updateTable('account_card_request')
    .set({ status, action_url: null, settled_at: now })
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'open')
    .returning('individual_id')
    .executeTakeFirst();
  return row?.individual_id ?? undefined;
}
