import * as z from 'zod';
import type { MailFacts } from '../booking/booking-facts.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { sendComposed, withHeader } from './composed-mail.ts';
import { readAnsweredContact } from './contact-answer.store.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { quotedText } from './quoted-note.ts';
import type { ShortMail } from './short-mail.ts';

/** To a guest who wrote to the hotel: what staff answered, and what the guest wrote. */
function contactAnswer(
  { hotel }: MailFacts,
  {
    message,
    answer,
    answeredBy,
  }: { readonly message: string; readonly answer: string; readonly answeredBy: string },
): ShortMail {
  const { name } = hotel.definition.property;
  return {
    subject: `Your message to ${name}`,
    title: 'Our answer to your message.',
    words: [...answer.split(/\s*\n\s*/), `${answeredBy}, ${name}`],
    sections: [{ heading: 'You wrote', words: quotedText(message) }],
  };
}

const payloadSchema = z.object({ contactId: z.uuid() });

/**
 * Mails a guest the answer to their message; nothing if the message was deleted. Throws when it cannot be sent, so that
 * the outbox retries. Rule: docs/booking.md, "Messages to the hotel".
 */
export async function deliverContactAnswer(
  { database, hotels, sendMail, publicUrl }: BookingMailDeps,
  message: OutboxMessage,
): Promise<void> {
  const { propertyId } = message;
  const { contactId } = payloadSchema.parse(message.payload);
  const contact = await readAnsweredContact(database.kysely, propertyId, contactId);
  if (contact === undefined || contact.answer === null || contact.answeredBy === null) return;
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) throw new Error('an answer of no hotel');
  const facts = { hotel, publicUrl };
  const { answer, answeredBy } = contact;
  const mail = contactAnswer(facts, { message: contact.message, answer, answeredBy });
  const to = { name: contact.name, address: contact.email };
  await sendComposed(sendMail, message, hotel.definition.property, withHeader(facts, to, mail));
}
