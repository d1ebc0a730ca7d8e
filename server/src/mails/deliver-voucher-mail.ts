import { moneyText } from '@portico/contract/texts/money-text';
import { shortDateText } from '@portico/contract/texts/date-texts';
import * as z from 'zod';
import { websiteUrl, type MailFacts } from '../booking/booking-facts.ts';
import { dateAt } from '../hotel/date-at.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { readMailedVoucher, type MailedVoucher } from '../property-file/voucher-recipient.store.ts';
import { sendComposed, withHeader } from './composed-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import { quotedText } from './quoted-note.ts';
import type { ShortMail } from './short-mail.ts';

/** To who is given a voucher: its code, what it is worth, and what the giver says. */
function giftVoucher(
  facts: MailFacts,
  { code, leftMinor, currency, validUntil, name: recipient, message }: MailedVoucher,
): ShortMail {
  const { name } = facts.hotel.definition.property;
  const until = validUntil === null ? '' : ` until ${shortDateText(validUntil)}`;
  return {
    subject: `A gift voucher for ${name}`,
    title: recipient === '' ? 'A gift for you.' : `A gift for you, ${recipient}.`,
    words: [
      `This voucher pays ${moneyText(leftMinor, currency)} of a stay at ${name}, at once or in parts${until}.`,
      'Type the code where you pay for a booking, or tell us when you book by telephone. Anyone who has the code can spend it.',
    ],
    lines: [{ label: 'Code', sum: code.toUpperCase() }],
    link: { words: `See ${name}`, url: websiteUrl(facts) },
    sections: message === '' ? [] : [{ heading: 'With these words', words: quotedText(message) }],
  };
}

const payloadSchema = z.object({ recipientId: z.uuid() });

/**
 * Mails a voucher to its recipient; nothing if they were erased, or if it is spent or over. Throws when it cannot be
 * sent, so that the outbox retries. Rule: docs/desk.md, "Gift vouchers".
 */
export async function deliverVoucherMail(
  { database, hotels, sendMail, publicUrl, clock }: BookingMailDeps,
  message: OutboxMessage,
): Promise<void> {
  const { propertyId } = message;
  const { recipientId } = payloadSchema.parse(message.payload);
  const voucher = await readMailedVoucher(database.kysely, propertyId, recipientId);
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) throw new Error('a voucher of no hotel');
  if (voucher === undefined || voucher.leftMinor === 0) return;
  if (voucher.validUntil !== null && voucher.validUntil < dateAt(hotel, clock.now())) return;
  const facts = { hotel, publicUrl };
  const to = { name: voucher.name, address: voucher.email };
  const mail = withHeader(facts, to, giftVoucher(facts, voucher));
  await sendComposed(sendMail, message, hotel.definition.property, mail);
}
