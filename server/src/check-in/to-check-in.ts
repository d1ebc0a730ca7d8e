import type { NothingToCheckIn } from '@portico/contract/texts/pre-check-in-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { ReservationItemId } from '@portico/domain/ids';
import { isDue } from '@portico/domain/reservation/cancellation-policy';
import { refused, ok, type Result } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';

/** Rooms that can be checked in online, by a link to the whole booking (`itemId` null) or to one room. */
export type ToCheckIn = Result<readonly [BookedRoom, ...BookedRoom[]], { readonly code: NothingToCheckIn }>;

/**
 * Standing rooms before their check-in time on the hotel's clock; or why there are none. Rule: docs/pre-check-in.md.
 */
export function toCheckIn(
  hotel: Hotel,
  { status, rooms }: Pick<BookedReservation, 'status' | 'rooms'>,
  itemId: ReservationItemId | null,
  now: Date,
): ToCheckIn {
  const { property, settings } = hotel.definition;
  const linked = rooms.filter((room) => itemId === null || room.itemId === itemId);
  if (linked.length === 0 || (status !== 'confirmed' && status !== 'cancelled'))
    return refused({ code: 'invalid' });
  const standing = linked.filter(({ cancelled }) => cancelled === null);
  if (standing.length === 0) return refused({ code: 'cancelled' });
  const clock = localTimeAt(now.getTime(), property.timeZone);
  const isOver = standing.every(({ stay }) => stay.departure < clock.date);
  const [first, ...others] = standing.filter(
    ({ stay }) => !isDue({ date: stay.arrival, at: property.checkInTime }, clock),
  );
  if (first === undefined) return refused({ code: isOver ? 'over' : 'arrived' });
  return settings.preCheckIn === undefined ? refused({ code: 'off' }) : ok([first, ...others]);
}
