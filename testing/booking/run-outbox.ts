import { sendAllDue, type OutboxSenderDeps } from '@portico/server/platform/outbox/outbox-sender';
import { deliverMessage } from './deliver-message.ts';
import { secrets } from '../portico/secrets.ts';
import type { BookingWorld } from './booking-world.ts';

/** One process that works on the outbox of a world; mails are discarded. */
function senderOf({ deps }: BookingWorld): OutboxSenderDeps {
  const { database, clock, log } = deps;
  const publicUrl = 'https://quay.example';
  const sending = { ...deps, sendMail: async () => undefined, publicUrl, secrets };
  return { database, clock, deliver: (message, due) => deliverMessage(sending, message, due), log };
}

/** Runs the outbox as a server does when its clock shows `instant`. */
export async function runOutboxAt(world: BookingWorld, instant: string): Promise<void> {
  world.setNow(instant);
  await sendAllDue(senderOf(world));
}
