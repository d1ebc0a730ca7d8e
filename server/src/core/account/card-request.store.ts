import type { IndividualId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { CardRequestStatus } from '../../platform/database/account-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey, KnownAttempt } from '../payment/payment-port.ts';

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

export async function insertCardRequest(
  db: Kysely<Schema>,
  request: Pick<CardRequest, 'propertyId' | 'attemptId' | 'individualId' | 'provider' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('account_card_request')
    .values({
      property_id: request.propertyId,
      attempt_id: request.attemptId,
      individual_id: request.individualId,
      provider: request.provider,
      provider_reference: null,
      status: 'open',
      action_url: null,
      created_at: request.createdAt,
      settled_at: null,
    })
    .execute();
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
