import type { Mail, SendMail } from '../platform/mail/mail.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { websiteUrl, type MailFacts } from '../booking/booking-facts.ts';
import { shortMailHtml, shortMailText, type ShortMail } from './short-mail.ts';

/** A mail without its outbox fields. */
export type ComposedMail = Pick<Mail, 'replyTo' | 'to' | 'subject' | 'html' | 'text' | 'attachments'>;

/** A mail to someone outside the hotel; replies go to the hotel. */
export function withHeader(facts: MailFacts, to: Mail['to'], mail: ShortMail): ComposedMail {
  const { name, telephone, email } = facts.hotel.definition.property;
  return {
    replyTo: email,
    to,
    subject: mail.subject,
    html: shortMailHtml(facts, mail, 'guest'),
    text: shortMailText(mail, [name, telephone, email, websiteUrl(facts)]),
    attachments: [],
  };
}

/** A note to the hotel; replies go to its subject. */
export function noteToHotel(facts: MailFacts, replyTo: string, mail: ShortMail): ComposedMail {
  const { name, email } = facts.hotel.definition.property;
  return {
    replyTo,
    to: { name, address: email },
    subject: mail.subject,
    html: shortMailHtml(facts, mail, 'hotel'),
    text: shortMailText(mail, []),
    attachments: [],
  };
}

/** Sends the composed mail of an outbox message. Throws when it cannot be sent. */
export async function sendComposed(
  sendMail: SendMail,
  { outboxId: id, messageId, createdAt: date }: OutboxMessage,
  { name: fromName }: { readonly name: string },
  composed: ComposedMail,
): Promise<void> {
  await sendMail({ ...composed, id, messageId, date, fromName });
}
