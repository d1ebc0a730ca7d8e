import type { ChangeId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { announceWrites } from '../../webhooks/announce.ts';
import { bookingEvent } from '../../reservation/booking-event.ts';
import type { ChangePlan } from './change-plan.ts';

/** The kept card is charged meanwhile, so that mails of guests who did not come say what was charged. */
const NO_SHOW_WAITS_MS = 60_000;

/** Mails per booking and hour. Cancelling any room is always mailed. */
const MOST_MAILED_CHANGES = 10;

/**
 * Event and mails of a change, in the transaction that makes it: to the guest, the hotel and an invoiced company.
 * `recentChanges`: other changes of the booking in the last hour. `isGuestTold`: false where the hotel writes itself.
 * Repeated changes send at most ten mails an hour. Rule: docs/booking.md, "Mails".
 */
export function announceChangeWrites(
  tx: Transaction<Schema>,
  { kind, before, after }: ChangePlan,
  {
    changeId,
    recentChanges,
    isGuestTold = true,
    now,
  }: {
    readonly changeId: ChangeId;
    readonly recentChanges: number;
    readonly isGuestTold?: boolean;
    readonly now: Date;
  },
): Write[] {
  const { propertyId, reservationId, status, company } = after;
  const isMailed = cancelledCount(after) > cancelledCount(before) || recentChanges < MOST_MAILED_CHANGES;
  const isPreCheckIn = kind === 'pre-check-in';
  // A guest who checks in online gets no mail about it, unless the price changes.
  const isAnnounced = isMailed && (!isPreCheckIn || before.grossMinor !== after.grossMinor);
  // The old address is mailed too, so that a stranger's change does not go unnoticed.
  const goElsewhere = before.booker.email.toLowerCase() !== after.booker.email.toLowerCase();
  const kinds = [
    ...(goElsewhere ? ['guest-address-changed'] : []),
    ...(isAnnounced && isGuestTold ? ['guest-changed'] : []),
    isPreCheckIn ? 'hotel-pre-check-in' : 'hotel-changed',
    ...(isAnnounced && company !== null ? ['company-changed'] : []),
  ];
  const payload = { reservationId, changeId };
  const dueAt = kind === 'no-show' ? new Date(now.getTime() + NO_SHOW_WAITS_MS) : now;
  const mails = kinds.map((mail) => ({ propertyId, kind: mail, payload, dueAt }));
  const type = status === 'cancelled' ? 'reservation.cancelled' : 'reservation.changed';
  const events = isPreCheckIn ? [bookingEvent('pre-check-in.completed', after)] : [];
  return announceWrites(tx, [bookingEvent(type, after), ...events], mails, now);
}

function cancelledCount({ rooms }: ChangePlan['after']): number {
  return rooms.filter(({ cancelled }) => cancelled !== null).length;
}
