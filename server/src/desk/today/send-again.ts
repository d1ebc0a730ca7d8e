import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import { moneyKinds } from '../../payments/jobs/money-kinds.ts';
import { shownMessage } from '../../platform/outbox/shown-message.ts';
import { makeDue } from '../../platform/outbox/waiting-messages.store.ts';
import { readDeadLetters, reviveDeadLetters } from '../../webhooks/dead-letter.store.ts';
import type { Outcome, Run } from '../run/operation.ts';

/** The events that an endpoint has not taken in ten tries. Rule: docs/webhooks.md, "Delivery". */
export async function readFailedEvents({
  hotel,
  database: { kysely },
}: Run): Promise<Outcome<'Today/ReadFailedEvents'>> {
  const letters = await readDeadLetters(kysely, hotel.propertyId);
  return ok({
    failed: letters.map(({ happenedAt, ...letter }) => ({ ...letter, happenedAt: happenedAt.toISOString() })),
  });
}

/** Tries them again, at all endpoints that are on or at one; the running server does it. */
export async function retryEvents(
  { hotel: { propertyId }, database: { kysely }, clock, audit }: Run,
  { endpointId }: DeskTaken<'Today/RetryEvents'>,
): Promise<Outcome<'Today/RetryEvents'>> {
  const of = { propertyId, endpointId: endpointId ?? undefined };
  const due = await reviveDeadLetters(kysely, of, clock.now());
  audit({ what: [{ what: 'events', was: `${due} failed`, now: 'due' }] });
  return ok({ due });
}

/** Makes every unsent mail of the hotel due now, or one of them. Rule: docs/every-day.md, "Mails". */
export async function retryMails(
  { hotel: { propertyId }, database: { kysely }, clock, audit }: Run,
  { id }: DeskTaken<'Today/RetryMails'>,
): Promise<Outcome<'Today/RetryMails'>> {
  const unsent = { propertyId, id: id ?? undefined, except: moneyKinds };
  const mails = await makeDue(kysely, unsent, clock.now());
  audit({ what: [{ what: 'mails', was: `${mails.length} waiting`, now: 'due' }] });
  return ok({ due: mails.length, mails: mails.map(shownMessage) });
}
