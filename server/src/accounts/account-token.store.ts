import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { AccountTokenPurpose } from '../platform/database/account-tables.types.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newToken, tokenHash } from '../platform/opaque-token.ts';

/** The purpose of a mailed link. */
export interface NewAccountToken {
  readonly propertyId: PropertyId;
  readonly purpose: AccountTokenPurpose;
  /** To confirm: the request's id; to reset: the account's. */
  readonly subjectId: string;
  readonly endsAt: Date;
}

/**
 * Makes the token of a link and stores only its hash. Returns the token, which belongs in the mail and nowhere else.
 */
export async function insertToken(
  db: Kysely<Schema>,
  { propertyId, purpose, subjectId, endsAt }: NewAccountToken,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('account_token')
    .values({
      property_id: propertyId,
      token_hash: tokenHash(token),
      purpose,
      subject_id: subjectId,
      created_at: now,
      ends_at: endsAt,
      used_at: null,
    })
    .execute();
  return token;
}

/** What a link allows: once, until it expires. */
export type OpenedToken =
  | { readonly kind: 'open'; readonly subjectId: string }
  | { readonly kind: 'used' | 'expired' | 'unknown' };

type ShownToken = { readonly token: string; readonly purpose: AccountTokenPurpose };

/** Reads what a link allows without using it up. */
export async function lookAtToken(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  shown: ShownToken,
  now: Date,
): Promise<OpenedToken> {
  return openedToken(await tokenRow(db, propertyId, shown).executeTakeFirst(), now);
}

/** Uses a token up, once even under concurrency, in the transaction that does what it allows. */
export async function useToken(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  shown: ShownToken,
  now: Date,
): Promise<OpenedToken> {
  const opened = openedToken(await tokenRow(tx, propertyId, shown).forUpdate().executeTakeFirst(), now);
  if (opened.kind !== 'open') return opened;
  await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('property_id', '=', propertyId)
    .where('token_hash', '=', tokenHash(shown.token))
    .execute();
  return opened;
}

function tokenRow(db: Kysely<Schema>, propertyId: PropertyId, { token, purpose }: ShownToken) {
  return db
    .selectFrom('account_token')
    .select(['subject_id', 'ends_at', 'used_at'])
    .where('property_id', '=', propertyId)
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose);
}

function openedToken(
  row: { readonly subject_id: string; readonly ends_at: Date; readonly used_at: Date | null } | undefined,
  now: Date,
): OpenedToken {
  if (row === undefined) return { kind: 'unknown' };
  if (row.used_at !== null) return { kind: 'used' };
  return row.ends_at <= now ? { kind: 'expired' } : { kind: 'open', subjectId: row.subject_id };
}

/** Revokes the subject's open links. */
export async function endTokens(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  subjectId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('property_id', '=', propertyId)
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .execute();
}
