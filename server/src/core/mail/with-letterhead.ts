import type { Mail } from '../../platform/mail/mail.ts';
import { websiteUrl, type LetterFacts } from './booking-facts.ts';
import { shortMailHtml, shortMailText, type ShortMail } from './short-mail.ts';

/** A mail without what the outbox knows of it. */
export type ComposedMail = Pick<Mail, 'replyTo' | 'to' | 'subject' | 'html' | 'text' | 'attachments'>;

/** A mail to somebody outside the hotel. */
export function withLetterhead(
  facts: LetterFacts,
  addressed: Pick<ComposedMail, 'replyTo' | 'to'>,
  mail: ShortMail,
): ComposedMail {
  const { name, telephone, email } = facts.hotel.definition.property;
  return {
    ...addressed,
    subject: mail.subject,
    html: shortMailHtml(facts, mail, 'guest'),
    text: shortMailText(mail, [name, telephone, email, websiteUrl(facts)]),
    attachments: [],
  };
}
