import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { enqueueAll } from '../platform/outbox/outbox.store.ts';

/** Kinds of its messages in the outbox: one to each mailbox. */
export const NEW_EMAIL_MAIL = 'account-confirm-new-email';
export const OLD_EMAIL_MAIL = 'account-confirm-old-email';

/** A new address requested for an account, and which of the two mailboxes have confirmed it. */
export interface AccountEmailChange {
  readonly propertyId: PropertyId;
  readonly changeId: string;
  readonly individualId: IndividualId;
  /** As an account stores it. */
  readonly email: string;
  /** The account's address at the time of the request. */
  readonly emailBefore: string;
  readonly endsAt: Date;
  readonly isConfirmed: { readonly new: boolean; readonly old: boolean };
}

/** Stores a request and enqueues its two mails, in one transaction. */
export async function insertEmailChange(
  tx: Transaction<Schema>,
  {
    propertyId,
    individualId,
    email,
    emailBefore,
    endsAt,
  }: Omit<AccountEmailChange, 'changeId' | 'isConfirmed'>,
  now: Date,
): Promise<void> {
  const changeId = newId();
  await tx
    .insertInto('account_email_change')
    .values({
      property_id: propertyId,
      request_id: changeId,
      individual_id: individualId,
      email,
      email_before: emailBefore,
      created_at: now,
      ends_at: endsAt,
      new_confirmed_at: null,
      old_confirmed_at: null,
    })
    .execute();
  const mails = [NEW_EMAIL_MAIL, OLD_EMAIL_MAIL].map((kind) => ({ propertyId, kind, payload: { changeId } }));
  await enqueueAll(tx, mails, now);
}

/** Undefined: deleted, because it has expired or another one was completed. */
export async function readEmailChange(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  changeId: string,
): Promise<AccountEmailChange | undefined> {
  const row = await db
    .selectFrom('account_email_change')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('request_id', '=', changeId)
    .executeTakeFirst();
  return (
    row && {
      propertyId,
      changeId,
      individualId: row.individual_id,
      email: row.email,
      emailBefore: row.email_before,
      endsAt: row.ends_at,
      isConfirmed: { new: row.new_confirmed_at !== null, old: row.old_confirmed_at !== null },
    }
  );
}

export async function confirmMailbox(
  tx: Transaction<Schema>,
  { propertyId, changeId }: AccountEmailChange,
  mailbox: 'new' | 'old',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account_email_change')
    .set(mailbox === 'new' ? { new_confirmed_at: now } : { old_confirmed_at: now })
    .where('property_id', '=', propertyId)
    .where('request_id', '=', changeId)
    .execute();
}

/** Locks the account, so that both mailboxes may confirm at one moment. */
export async function lockAccount(
  tx: Transaction<Schema>,
  { propertyId, individualId }: Pick<AccountEmailChange, 'propertyId' | 'individualId'>,
): Promise<void> {
  await tx
    .selectFrom('account')
    .select('individual_id')
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .forUpdate()
    .execute();
}

/** Gives the account its new address and ends all its requests. */
export async function updateEmail(
  tx: Transaction<Schema>,
  { propertyId, individualId, email }: AccountEmailChange,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email })
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .execute();
  await tx
    .deleteFrom('account_email_change')
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .execute();
}
