import type { ChangeId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { announceWrites } from '../../webhooks/announce.ts';
import { bookingEvent } from '../../reservation/booking-event.ts';
import type { ChangePlan } from './change-plan.ts';

/** Of one booking in an hour; the cancellation of any of its rooms is always written about. */
const MOST_LETTERS = 10;

/**
 * What tells of a change, in the transaction that makes it: its event, and the mails to the guest, the hotel and the
 * company that is invoiced. `madeLately`: how many others of that booking were made within the hour. Who changes a booking again and again writes to its mailbox ten times an hour at most. Rule: docs/booking.md, "Mails".
 */
export function tellOfChangeWrites(
  tx: Transaction<Schema>,
  { kind, before, after }: ChangePlan,
  {
    changeId,
    madeLately,
    now,
  }: { readonly changeId: ChangeId; readonly madeLately: number; readonly now: Date },
): Write[] {
  const { propertyId, reservationId, status, company } = after;
  const isHeard = cancelledCount(after) > cancelledCount(before) || madeLately < MOST_LETTERS;
  const isPreCheckIn = kind === 'pre-check-in';
  // Who has just told who comes is not told so; what it costs is.
  const isToldOf = isHeard && (!isPreCheckIn || before.grossMinor !== after.grossMinor);
  // Whoever is not asked any more is told so, lest a stranger's change is heard of by nobody.
  const goElsewhere = before.booker.email.toLowerCase() !== after.booker.email.toLowerCase();
  const kinds = [
    ...(goElsewhere ? ['guest-address-changed'] : []),
    ...(isToldOf ? ['guest-changed'] : []),
    isPreCheckIn ? 'hotel-pre-check-in' : 'hotel-changed',
    ...(isToldOf && company !== null ? ['company-changed'] : []),
  ];
  const payload = { reservationId, changeId };
  const mails = kinds.map((kind) => ({ propertyId, kind, payload }));
  const type = status === 'cancelled' ? 'reservation.cancelled' : 'reservation.changed';
  const events = isPreCheckIn ? [bookingEvent('pre-check-in.completed', after)] : [];
  return announceWrites(tx, [bookingEvent(type, after), ...events], mails, now);
}

function cancelledCount({ rooms }: ChangePlan['after']): number {
  return rooms.filter(({ cancelled }) => cancelled !== null).length;
}
