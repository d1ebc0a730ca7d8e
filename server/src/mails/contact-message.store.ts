import { contactSearchSchema, type WireContactSearch } from '@portico/contract/calls/contact-send';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import type { ContactMessage } from '@portico/domain/people/contact-message';
import type { Kysely, Transaction } from 'kysely';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';

/** Kind of its message in the outbox. */
export const CONTACT_MAIL = 'contact-message';

/** A guest's message, stored until its mail is sent. */
export interface StoredContact extends ContactMessage {
  /** The group it is for; null: the hotel. */
  readonly groupId: GroupId | null;
  readonly search: WireContactSearch | null;
}

const readSearch = storedJson('contact_message.search', contactSearchSchema.nullable());

/** Stores a message and enqueues its mail, in one transaction. */
export async function insertContact(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  { groupId, search, ...contact }: StoredContact,
  now: Date,
): Promise<void> {
  const contactId = newId();
  await tx
    .insertInto('contact_message')
    .values({
      property_id: propertyId,
      contact_id: contactId,
      group_id: groupId,
      ...contact,
      search: JSON.stringify(search),
      created_at: now,
    })
    .execute();
  await enqueue(tx, { propertyId, kind: CONTACT_MAIL, payload: { contactId } }, now);
}

/** Undefined: deleted. */
export async function readContact(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  contactId: string,
): Promise<StoredContact | undefined> {
  const row = await db
    .selectFrom('contact_message')
    .select(['group_id as groupId', 'name', 'email', 'phone', 'message', 'search'])
    .where('property_id', '=', propertyId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row && { ...row, search: readSearch(row.search) };
}
