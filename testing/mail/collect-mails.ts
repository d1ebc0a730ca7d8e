import { secrets } from '../portico/secrets.ts';
import { deliverBookingMail } from '@portico/server/mails/deliver-booking-mail';
import type { Mail, SendMail } from '@portico/server/platform/mail/mail';
import { sendAllDue } from '@portico/server/platform/outbox/outbox-sender';
import type { BookingWorld } from '../booking/booking-world.ts';

/** Sends a world's due mails, as the running server does; returns how many were sent. */
export function sendMails({ deps }: BookingWorld, sendMail: SendMail): Promise<number> {
  const { database, hotels, clock, log } = deps;
  const mailDeps = { database, clock, hotels, sendMail, publicUrl: 'https://book.example', secrets };
  return sendAllDue({
    database,
    clock,
    log,
    deliver: (message, due) => deliverBookingMail(mailDeps, message, due),
  });
}

/** The due mails, each once. */
export async function collectMails(world: BookingWorld): Promise<Mail[]> {
  const mails: Mail[] = [];
  await sendMails(world, async (mail) => void mails.push(mail));
  return mails;
}
