import type { ReservationId } from '@portico/domain/ids';
import { ok, refused } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { readChangesSoFar } from '../change/read-change.store.ts';
import { planChange } from '../change/plan-change.ts';
import { noChange } from '../change/requested-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import {
  applyCancelling,
  endingOpenChange,
  notNow,
  notPlanned,
  type CancelDeps,
  type CancelOutcome,
} from './cancel-outcome.ts';

/** A cancellation by the hotel, whatever its rate plans allow guests. */
export interface HotelCancelCommand {
  readonly hotel: Hotel;
  readonly reservationId: ReservationId;
  /** Null: all standing rooms. */
  readonly roomNumber: number | null;
  /** The version that was seen: with another by now nothing is cancelled. Null: any. */
  readonly version: number | null;
  /** Free text for the history; null: none. */
  readonly reason: string | null;
  /** True: nothing is cancelled; the answer is the plan. */
  readonly dryRun: boolean;
}

/**
 * `cancelBooking` by the hotel, for a whole booking or one room. Mails and history are as for a guest. Refuses only a
 * room that is already cancelled or has begun its stay.
 */
export function cancelByHotel(deps: CancelDeps, command: HotelCancelCommand): Promise<CancelOutcome> {
  return endingOpenChange(deps, command, (tx, now) => cancelRooms(tx, command, now));
}

async function cancelRooms(
  tx: Transaction<Schema>,
  { hotel, reservationId, roomNumber, version, reason, dryRun }: HotelCancelCommand,
  now: Date,
): Promise<CancelOutcome> {
  const before = await lockReservation(tx, hotel.propertyId, reservationId);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (before.status === 'cancelled') return ok({ kind: 'was-cancelled', booking: before });
  if (version !== null && before.version !== version) return notNow('reservation.changed-meanwhile', before);
  const { isWaiting, recentChanges, ledger } = await readChangesSoFar(tx, before, now);
  if (isWaiting && !dryRun) return notNow('change.waits-for-payment', before);
  const rooms = standingRooms(before).filter((room) => roomNumber === null || room.roomNumber === roomNumber);
  if (rooms.length === 0) return notNow('change.cancelled', before);
  const roomsToCancel = rooms.map(({ itemId }) => ({ itemId, reasonId: null }));
  const requested = { ...noChange, roomsToCancel, byHotel: { areStayRulesWaived: false } };
  const planned = await planChange(tx, hotel, before, requested, { now, ledger });
  if (!planned.ok) return notPlanned(planned.refusal, before);
  if (!dryRun) await applyCancelling(tx, planned.value, { madeBy: 'hotel', reason, recentChanges, now });
  return ok({ kind: 'done', plan: planned.value });
}
