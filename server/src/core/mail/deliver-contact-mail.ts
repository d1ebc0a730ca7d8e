import * as z from 'zod';
import type { OutboxMessage } from '../../platform/outbox/outbox.store.ts';
import { groupDirectory } from '../group/group-directory.ts';
import { sendComposed } from './composed-mail.ts';
import { contactMail } from './contact-mail.ts';
import { readContact } from './contact-message.store.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';

const payloadSchema = z.object({ contactId: z.uuid() });

/**
 * Sends a guest's message to the hotel or the group it is for, and to nobody else; one that was forgotten meanwhile is left out. Throws when it
 * cannot be sent, so that the outbox tries again. Rule: docs/booking.md, "Messages to the hotel".
 */
export async function deliverContactMail(
  { database, hotels, sendMail }: Omit<BookingMailDeps, 'clock' | 'publicUrl' | 'secrets'>,
  message: OutboxMessage,
): Promise<void> {
  const { contactId } = payloadSchema.parse(message.payload);
  const contact = await readContact(database.kysely, message.propertyId, contactId);
  if (contact === undefined) return;
  const addressee =
    contact.groupId === null
      ? (await hotels.find(message.propertyId))?.definition.property
      : (await groupDirectory(database, hotels).find(contact.groupId))?.definition.group;
  if (addressee === undefined) throw new Error('a message to no hotel and no group');
  await sendComposed(sendMail, message, addressee, contactMail(addressee, contact));
}
