import type { ChangeId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { announceWith } from '../events/announce.ts';
import { bookingEvent } from '../reservation/booking-event.ts';
import type { ChangePlan } from './change-plan.ts';
import { countAppliedSince } from './change.store.ts';

/** Of one booking in an hour; its cancellation is always written about. */
const MOST_LETTERS = 10;
const AN_HOUR_MS = 60 * 60_000;

/**
 * The event of a change that is made, and the mails about it, in the transaction that makes it: to the guest, the hotel and
 * the company that is invoiced. Who changes a booking again and again writes to its mailbox ten times an hour at most. Rule: docs/booking.md, "Mails".
 */
export async function tellOfChange(
  tx: Transaction<Schema>,
  { kind, before, after }: ChangePlan,
  { changeId, now }: { readonly changeId: ChangeId; readonly now: Date },
): Promise<void> {
  const { propertyId, reservationId, status, company } = after;
  const since = new Date(now.getTime() - AN_HOUR_MS);
  const made = await countAppliedSince(tx, { propertyId, reservationId }, since);
  const isHeard = status === 'cancelled' || made <= MOST_LETTERS;
  const isPreCheckIn = kind === 'pre-check-in';
  // Who has just told who comes is not told so; what it costs is.
  const isToldOf = isHeard && (!isPreCheckIn || before.grossMinor !== after.grossMinor);
  const kinds = [
    ...(isToldOf ? ['guest-changed'] : []),
    isPreCheckIn ? 'hotel-pre-check-in' : 'hotel-changed',
    ...(isToldOf && company !== null ? ['company-changed'] : []),
  ];
  const payload = { reservationId, changeId };
  const mails = kinds.map((kind) => ({ propertyId, kind, payload }));
  const type = status === 'cancelled' ? 'reservation.cancelled' : 'reservation.changed';
  const events = isPreCheckIn ? [bookingEvent('pre-check-in.completed', after)] : [];
  await announceWith(tx, [bookingEvent(type, after), ...events], mails, now);
}
