import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod';
import type { AccountRequestTable } from '../platform/database/account-tables.types.ts';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { enqueue, enqueueAll } from '../platform/outbox/outbox.store.ts';
import { requestRetentionMs, type AccountRequest } from './account-request.ts';

/** The kind of its message in the outbox. */
export const ACCOUNT_REQUEST_MAIL = 'account-request';

const storedRegistration = storedJson(
  'account_request.registration',
  z
    .object({ passwordHash: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string() })
    .nullable(),
);

/**
 * Keeps what was asked and orders its mail, in one transaction. Only the mail looks whether the address has an account,
 * so that whoever asks cannot tell by the work that is done for the answer.
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

/** Undefined: it has been forgotten, or is over. */
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

/** How many of the accounts that wait for one address are looked at: the newest. */
const MOST_WAITING = 3;

/** The accounts that wait for this address to be confirmed, the newest first: none takes the place of another. */
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

/** Orders the mails of requests once more. */
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

/** Whatever was asked for the address is over. */
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
