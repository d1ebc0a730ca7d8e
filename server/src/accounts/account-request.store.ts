import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod';
import type { AccountRequestTable } from '../platform/database/account-tables.types.ts';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { enqueue, enqueueAll } from '../platform/outbox/outbox.store.ts';
import { requestRetentionMs, type AccountRequest } from './account-request.ts';

/** Kind of its message in the outbox. */
export const ACCOUNT_REQUEST_MAIL = 'account-request';

const storedRegistration = storedJson(
  'account_request.registration',
  z
    .object({ passwordHash: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string() })
    .nullable(),
);

/**
 * Stores a request and enqueues its mail, in one transaction. Only the mail looks up whether the address has an
 * account, so that the time of the reply does not reveal it.
 */
export async function insertRequest(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  { kind, email, registration }: Pick<AccountRequest, 'kind' | 'email' | 'registration'>,
  now: Date,
): Promise<void> {
  const requestId = newId();
  await tx
    .insertInto('account_request')
    .values({
      property_id: propertyId,
      request_id: requestId,
      kind,
      email,
      registration: registration && JSON.stringify(registration),
      created_at: now,
      ends_at: new Date(now.getTime() + requestRetentionMs[kind]),
    })
    .execute();
  await enqueue(tx, { propertyId, kind: ACCOUNT_REQUEST_MAIL, payload: { requestId } }, now);
}

/** Undefined: deleted, or expired. */
export async function readRequest(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  requestId: string,
): Promise<AccountRequest | undefined> {
  const row = await db
    .selectFrom('account_request')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row && requestOf(row);
}

/** How many waiting accounts of one address are read, newest first. */
const MOST_WAITING = 3;

/** Accounts that wait for this address to be confirmed, newest first. None replaces another. */
export async function readWaiting(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  email: string,
  now: Date,
): Promise<AccountRequest[]> {
  const rows = await db
    .selectFrom('account_request')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('email', '=', email)
    .where('kind', '=', 'register')
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(MOST_WAITING)
    .execute();
  return rows.map(requestOf);
}

/** Enqueues the mails of requests again. */
export async function mailAgain(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  requests: readonly Pick<AccountRequest, 'requestId'>[],
  now: Date,
): Promise<void> {
  const mails = requests.map(({ requestId }) => ({
    propertyId,
    kind: ACCOUNT_REQUEST_MAIL,
    payload: { requestId },
  }));
  if (mails.length > 0) await enqueueAll(tx, mails, now);
}

/** Ends all requests for the address. */
export async function deleteRequests(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  by: { readonly email: string } | { readonly requestId: string },
): Promise<void> {
  const query = tx.deleteFrom('account_request').where('property_id', '=', propertyId);
  await (
    'email' in by ? query.where('email', '=', by.email) : query.where('request_id', '=', by.requestId)
  ).execute();
}

function requestOf(row: Selectable<AccountRequestTable>): AccountRequest {
  return {
    requestId: row.request_id,
    kind: row.kind,
    email: row.email,
    registration: storedRegistration(row.registration),
    endsAt: row.ends_at,
  };
}
