import type { IndividualId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CardRequestStatus } from '../../platform/database/account-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey, KnownAttempt } from '../payment-port.ts';

/** A card that a guest wants kept, as its provider knows it. */
export interface CardRequest extends KnownAttempt {
  /** Null: the account was erased since. */
  readonly individualId: IndividualId | null;
  /** By its name. */
  readonly provider: string;
  readonly status: CardRequestStatus;
  /** Where the guest has to go on; null: nowhere. */
  readonly actionUrl: string | null;
}

/** What bounds the cards of an account. */
export interface CardRoom {
  /** That are kept or being added; 0: as many as come. */
  readonly most: number;
  /** One that is open since before is not being added any more. */
  readonly openSince: Date;
}

/** False, and nothing is written, where the account has room for no other; of any number at once no more find some. */
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

/** Where the guest goes on, and by which name the provider knows it. */
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

/** Whose it is, where it was still open; undefined: it was decided before, or the account is gone. */
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
