import type { EmailChangeId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueAll } from '../../platform/outbox/outbox.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { countEmailChanges, insertEmailChange } from './email-change.store.ts';

const AN_HOUR_MS = 60 * 60_000;
/** Time for both mailboxes to confirm. */
const OPEN_MS = 3 * 24 * AN_HOUR_MS;
/** Requests per booking and hour by number and name. Everyone else has a separate limit of the same size. */
const MOST_IN_AN_HOUR = 3;

export function isOtherEmail(email: string, { booker }: Pick<BookedReservation, 'booker'>): boolean {
  return email.trim().toLowerCase() !== booker.email.toLowerCase();
}

/**
 * Enqueues mails to both mailboxes about a new e-mail address, in the transaction that has locked the booking. Nothing
 * changes until both confirm. False: too many recent requests. Rule: docs/booking.md, "A new e-mail address".
 */
export async function requestEmailChange(
  tx: Transaction<Schema>,
  { propertyId, reservationId, booker }: BookedReservation,
  {
    email,
    requestedBy,
    now,
  }: { readonly email: string; readonly requestedBy: ChangeMaker; readonly now: Date },
): Promise<boolean> {
  const booking = { propertyId, reservationId };
  const since = new Date(now.getTime() - AN_HOUR_MS);
  const recentRequests = await countEmailChanges(tx, booking, {
    since,
    isByLookup: requestedBy === 'lookup',
  });
  if (recentRequests >= MOST_IN_AN_HOUR) return false;
  const emailChangeId = newId<EmailChangeId>();
  const endsAt = new Date(now.getTime() + OPEN_MS);
  const change = {
    ...booking,
    emailChangeId,
    email: email.trim(),
    emailBefore: booker.email,
    requestedBy,
    endsAt,
  };
  await insertEmailChange(tx, change, now);
  const payload = { reservationId, emailChangeId };
  const kinds = ['guest-confirm-new-email', 'guest-confirm-old-email'];
  const mails = kinds.map((kind) => ({ propertyId, kind, payload }));
  await enqueueAll(tx, mails, now);
  return true;
}
