import type { LocalTime } from '../calendar/property-clock.ts';
import type { Stay } from '../calendar/stay.ts';
import {
  cancellationFeeMinor,
  feeMinor,
  feeStarts,
  isDue,
  type CancellationPolicy,
  type CancelledRoom,
  type LocalMoment,
} from './cancellation-policy.ts';
import type { ReservationStatus } from './status.ts';

/** Why dates, guests, room type and rate plan of a room cannot be changed. */
export type WhyNotChangeable = 'cancelled' | 'arrived' | 'terms' | 'too-late';

/** A room of a booking with its own terms; minor units, gross. */
export interface RoomToChange extends CancelledRoom {
  readonly stay: Stay;
  readonly cancellation: CancellationPolicy;
  readonly allowEdit: boolean;
  readonly allowCancel: boolean;
  /** Null while active. */
  readonly cancelled: object | null;
}

/** What may be done with a room. */
export interface RoomChanges {
  /** Names, beds, requests, and additional extras. */
  readonly canBeEdited: boolean;
  readonly canBeCancelled: boolean;
  /**
   * The latest time to change dates, guests, room type and rate plan, and to give back extras; null: no longer
   * possible.
   */
  readonly changeableUntil: LocalMoment | null;
  /** Null if they can be. */
  readonly whyNotChangeable: WhyNotChangeable | null;
}

/** The property's clock, and its check-in time (`HH:MM`). */
export interface ChangeClock {
  readonly now: LocalTime;
  readonly checkInTime: string;
}

/**
 * What may be done with a room of a booking in that status, and until when. Rule: docs/journeys.md, "What may be
 * changed".
 */
export function mayChangeRoom(
  room: RoomToChange,
  status: ReservationStatus,
  { now, checkInTime }: ChangeClock,
): RoomChanges {
  const arrival = { date: room.stay.arrival, at: checkInTime };
  const isEnded = status !== 'confirmed' || room.cancelled !== null;
  if (isEnded || isDue(arrival, now))
    return { ...nothing, whyNotChangeable: isEnded ? 'cancelled' : 'arrived' };
  const end = room.allowEdit ? freeUntil(room, arrival, now) : 'terms';
  return {
    canBeEdited: room.allowEdit,
    canBeCancelled: room.allowCancel,
    changeableUntil: typeof end === 'string' ? null : end,
    whyNotChangeable: typeof end === 'string' ? end : null,
  };
}

/** What may be done with the whole booking: edited if any of its rooms can be, cancelled if all active ones can be. */
export function mayChangeBooking(
  rooms: readonly RoomToChange[],
  status: ReservationStatus,
  clock: ChangeClock,
): Pick<RoomChanges, 'canBeEdited' | 'canBeCancelled'> {
  const standing = rooms.filter(({ cancelled }) => cancelled === null);
  const changes = standing.map((room) => mayChangeRoom(room, status, clock));
  return {
    canBeEdited: changes.some(({ canBeEdited }) => canBeEdited),
    canBeCancelled: changes.length > 0 && changes.every(({ canBeCancelled }) => canBeCancelled),
  };
}

const nothing = { canBeEdited: false, canBeCancelled: false, changeableUntil: null } as const;

/** The end of free cancellation, at the latest the arrival; or why it is no longer free. */
function freeUntil(
  room: RoomToChange,
  arrival: LocalMoment,
  now: LocalTime,
): LocalMoment | 'terms' | 'too-late' {
  const starts = feeStarts(room.cancellation, room.stay);
  const costs = starts.filter(({ fee }) => feeMinor(fee, room) > 0);
  if (cancellationFeeMinor(room.cancellation, room, now) > 0)
    return costs.some(({ from }) => from === null) ? 'terms' : 'too-late';
  const next = costs.find(({ from }) => !isDue(from, now))?.from ?? arrival;
  return next.date < arrival.date || (next.date === arrival.date && next.at < arrival.at) ? next : arrival;
}
