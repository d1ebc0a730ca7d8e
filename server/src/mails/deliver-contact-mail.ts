import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { contactCodes, contactSearchLines } from '@portico/contract/texts/contact-texts';
import { contactSearchFromWire, type ContactSearch } from '@portico/contract/wire/contact-message';
import * as z from 'zod';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { groupDirectory } from '../hotel/group-directory.ts';
import { sendComposed, type ComposedMail } from './composed-mail.ts';
import { readContact, type StoredContact } from './contact-message.store.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { html } from './html.ts';
import { inRow } from './mail-frame.ts';
import { heading, mailFrame, paragraph } from './mail-parts.ts';
import { mailColours, serif } from './mail-style.ts';
import { quotedHtml, quotedText } from './quoted-note.ts';

const nothingSearched: ContactSearch = {
  arrival: null,
  departure: null,
  rooms: null,
  promoCode: null,
  ratePlanCode: null,
};

const howToAnswer =
  'To answer, reply to this mail. It was written on your booking pages; nobody has proved that the address is theirs.';

/** The addressee, a hotel or a group. */
type Addressee = Pick<PropertyFile['property'], 'name' | 'email' | 'unitName' | 'theme'>;

/** The note to the hotel or group: a guest's message, contacts and search. Everything typed is quoted. */
function contactMail(addressee: Addressee, contact: StoredContact): ComposedMail {
  const search = contact.search === null ? nothingSearched : contactSearchFromWire(contact.search);
  const facts = {
    subject: `Message from ${contact.name}`,
    message: contact.message,
    who: [contact.name, [contact.email, contact.phone].filter((part) => part !== '').join(' / ')],
    searched: contactSearchLines(search, addressee.unitName),
    codes: contactCodes(search),
  };
  return {
    replyTo: contact.email,
    to: { name: addressee.name, address: addressee.email },
    subject: facts.subject,
    html: htmlOf(addressee.theme, facts),
    text: textOf(facts),
    attachments: [],
  };
}

interface ContactFacts {
  readonly subject: string;
  readonly message: string;
  readonly who: readonly string[];
  readonly searched: readonly string[];
  readonly codes: readonly (readonly [string, string])[];
}

function htmlOf(theme: Addressee['theme'], { subject, message, who, searched, codes }: ContactFacts): string {
  const colours = mailColours(theme);
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [html`${heading(title)}${lines.map((line) => paragraph(line))}`];
  const body = html`<h1 style="margin:0 0 12px;font:400 28px/34px ${serif}">${subject}</h1>
    ${quotedHtml(message, colours)}${section('Written by', who)}${section('They were looking for', searched)}${codes.map(([label, code]) => html`${heading(label)}${quotedHtml(code, colours)}`)}${section('Your answer', [howToAnswer])}`;
  return mailFrame(colours, { title: subject, preview: who.join(', '), rows: [inRow('32px 40px', body)] });
}

function textOf({ subject, message, who, searched, codes }: ContactFacts): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines, ''];
  return [
    subject,
    '',
    ...quotedText(message),
    '',
    ...section('Written by', who),
    ...section('They were looking for', searched),
    ...codes.flatMap(([label, code]) => section(label, quotedText(code))),
    howToAnswer,
    '',
  ].join('\n');
}

const payloadSchema = z.object({ contactId: z.uuid() });

/**
 * Sends a guest's message to its hotel or group only; skips a deleted one. Throws when it cannot be sent, so that the
 * outbox retries. Rule: docs/booking.md, "Messages to the hotel".
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
