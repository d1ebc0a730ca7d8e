import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';

/** Kind of its message in the outbox. */
export const CONTACT_ANSWER_MAIL = 'contact-answer';

/** A guest's message to the hotel, and what staff answered. */
export interface AnsweredContact {
  readonly contactId: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly writtenAt: Date;
  /** Null: not answered by mail. */
  readonly answer: string | null;
  /** Name of the member of staff. */
  readonly answeredBy: string | null;
}

/** Of one booking. */
const MOST = 50;

const contacts = (db: Kysely<Schema>, propertyId: PropertyId) =>
  db
    .selectFrom('contact_message')
    .select([
      'contact_id as contactId',
      'name',
      'email',
      'message',
      'created_at as writtenAt',
      'answer',
      'answered_by as answeredBy',
    ])
    .where('property_id', '=', propertyId);

/** Undefined: deleted. */
export async function readAnsweredContact(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  contactId: string,
): Promise<AnsweredContact | undefined> {
  return contacts(db, propertyId).where('contact_id', '=', contactId).executeTakeFirst();
}

/** As `readAnsweredContact`; nobody else answers it before the transaction ends. */
export async function lockContact(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  contactId: string,
): Promise<AnsweredContact | undefined> {
  return contacts(tx, propertyId).where('contact_id', '=', contactId).forUpdate().executeTakeFirst();
}

/** The newest 50 under an address, in the order in which they were written. */
export async function readContactsOf(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  email: string,
): Promise<AnsweredContact[]> {
  if (email === '') return [];
  const newest = await contacts(db, propertyId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .orderBy('created_at', 'desc')
    .orderBy('contact_id', 'desc')
    .limit(MOST)
    .execute();
  return newest.toReversed();
}

/** Stores an answer and enqueues its mail. The caller has locked the message. */
export async function answerContact(
  tx: Transaction<Schema>,
  { propertyId, contactId }: { readonly propertyId: PropertyId; readonly contactId: string },
  { answer, answeredBy }: { readonly answer: string; readonly answeredBy: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ answer, answered_by: answeredBy, answered_at: now })
    .where('property_id', '=', propertyId)
    .where('contact_id', '=', contactId)
    .execute();
  await enqueue(tx, { propertyId, kind: CONTACT_ANSWER_MAIL, payload: { contactId } }, now);
}
