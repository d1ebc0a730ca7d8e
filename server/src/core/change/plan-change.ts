import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { LedgerEntry } from '../payment/attempts/read-ledger.store.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../reservation/standing-rooms.ts';
import { cancelledRooms } from './cancelled-rooms.ts';
import { rightsRefusal } from './change-rights.ts';
import { isCancelling, type ChangePlan } from './change-plan.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import { changedThings } from './changed-things.ts';
import { peopleFaultsOfChange } from './people-of-change.ts';
import { plannedRooms } from './planned-rooms.ts';
import { sumsAfter } from './sums-after.ts';
import type { WantedChange } from './wanted-change.ts';

/**
 * What a change of a booking would do, by the prices and rules of this moment, without doing it: the one function of
 * Preview, Update and Cancel. `db` is a transaction that has locked the booking where the plan is to be applied, and `ledger`
 * was read under that lock. Refuses what stands against
 * it. Rule: docs/pricing.md, "Changing a booking".
 */
export async function planChange(
  db: Kysely<Schema>,
  hotel: Hotel,
  before: BookedReservation,
  wanted: WantedChange,
  { now, ledger }: { readonly now: Date; readonly ledger: readonly LedgerEntry[] },
): Promise<Result<ChangePlan, ChangeRefusal>> {
  if (before.status === 'cancelled') return refused({ code: 'change.cancelled' });
  if (before.status !== 'confirmed') return refused({ code: 'reservation.unknown' });
  const faults = peopleFaultsOfChange(hotel, before, wanted);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const clock = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const noRight = rightsRefusal(hotel, before, wanted, clock);
  if (noRight !== undefined) return refused(noRight);
  const planned = await plannedRooms(db, hotel, before, wanted, clock);
  if (!planned.ok) return planned;
  const rooms = cancelledRooms(planned.value.rooms, wanted.roomsToCancel, { now, clock }).map((room) =>
    // One whose guests have checked in online keeps its time.
    wanted.preCheckedIn.includes(room.itemId)
      ? { ...room, preCheckedInAt: room.preCheckedInAt ?? now }
      : room,
  );
  const kind = kindOf(wanted, rooms);
  const facts = { ledger, today: clock.date, isCancelling: isCancelling(kind) };
  const { money, ...sums } = sumsAfter(hotel, before, rooms, facts);
  const after: BookedReservation = {
    ...before,
    ...sums,
    booker: { ...(wanted.booker ?? before.booker), email: wanted.newEmail ?? before.booker.email },
    specialRequests: wanted.specialRequests === undefined ? before.specialRequests : wanted.specialRequests,
    status: standingRooms({ rooms }).length > 0 ? before.status : 'cancelled',
    version: before.version + 1,
    rooms,
  };
  return ok({
    kind,
    before,
    after,
    what: changedThings(before, after),
    lostPromotions: planned.value.lostPromotions,
    feeMinor: feesMinor(after) - feesMinor(before),
    money,
    keepsCard: false,
  });
}

function kindOf(wanted: WantedChange, rooms: readonly BookedRoom[]): ChangePlan['kind'] {
  if (wanted.preCheckedIn.length > 0) return 'pre-check-in';
  if (standingRooms({ rooms }).length === 0) return 'cancel';
  const isOnlyCancelling =
    wanted.rooms.length === 0 &&
    wanted.booker === undefined &&
    wanted.newEmail === undefined &&
    wanted.specialRequests === undefined;
  return isOnlyCancelling && wanted.roomsToCancel.length > 0 ? 'cancel-rooms' : 'update';
}
