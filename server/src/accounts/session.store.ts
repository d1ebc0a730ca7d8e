import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { newToken, tokenHash } from '../platform/opaque-token.ts';

const SESSION_MS = 30 * 24 * 60 * 60_000;

/** A log-in in one browser. */
export interface Session {
  readonly token: string;
  readonly endsAt: Date;
}

/** Begins a session under a fresh token, whatever the browser sent. */
export async function insertSession(
  db: Kysely<Schema>,
  { propertyId, individualId }: { readonly propertyId: PropertyId; readonly individualId: IndividualId },
  now: Date,
): Promise<Session> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + SESSION_MS);
  await db
    .insertInto('account_session')
    .values({
      property_id: propertyId,
      session_hash: tokenHash(token),
      individual_id: individualId,
      created_at: now,
      ends_at: endsAt,
    })
    .execute();
  return { token, endsAt };
}

/** The session's account; undefined: ended or unknown. */
export async function readSession(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  token: string,
  now: Date,
): Promise<IndividualId | undefined> {
  const row = await db
    .selectFrom('account_session')
    .select('individual_id')
    .where('property_id', '=', propertyId)
    .where('session_hash', '=', tokenHash(token))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.individual_id;
}

/** Ends one session by its token, or all of an account. */
export async function deleteSessions(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  which: { readonly token: string } | { readonly individualId: IndividualId },
): Promise<void> {
  const query = db.deleteFrom('account_session').where('property_id', '=', propertyId);
  await (
    'token' in which
      ? query.where('session_hash', '=', tokenHash(which.token))
      : query.where('individual_id', '=', which.individualId)
  ).execute();
}
