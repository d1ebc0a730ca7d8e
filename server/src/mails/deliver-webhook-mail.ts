import * as z from 'zod';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { readEndpoint } from '../webhooks/endpoint.store.ts';
import { noteToHotel, sendComposed } from './composed-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import type { ShortMail } from './short-mail.ts';

const payloadSchema = z.object({ endpointId: z.uuid() });

/**
 * Notifies a hotel that an endpoint has answered 410 and is off; skips a removed endpoint. Throws when it cannot be
 * sent, so that the outbox retries. Rule: docs/webhooks.md, "Delivery".
 */
export async function deliverWebhookMail(
  { database, hotels, publicUrl, sendMail }: Omit<BookingMailDeps, 'clock' | 'secrets'>,
  message: OutboxMessage,
): Promise<void> {
  const { propertyId } = message;
  const { endpointId } = payloadSchema.parse(message.payload);
  const endpoint = await readEndpoint(database.kysely, { propertyId, endpointId });
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) throw new Error('a mail to no hotel');
  if (endpoint === undefined) return;
  const { property } = hotel.definition;
  const note = noteToHotel({ hotel, publicUrl }, property.email, webhookEnded(endpoint.url));
  await sendComposed(sendMail, message, property, note);
}

function webhookEnded(url: string): ShortMail {
  return {
    subject: 'Your program no longer hears of bookings',
    title: 'An endpoint was switched off',
    words: [
      `The program at ${url} has answered 410 (Gone): it wants to hear nothing more. Nothing is sent there from now on.`,
      'If that was a mistake, have it answer again and switch it on: npm run hotel -- webhook switch-on. What it missed is kept for 30 days, and sent by npm run hotel -- webhook retry.',
    ],
  };
}
