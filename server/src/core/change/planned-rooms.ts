import { issueText } from '@portico/contract/texts/issue-texts';
import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import type { ChangePlan } from './change-plan.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import { plannedRoom } from './planned-room.ts';
import type { WantedChange } from './wanted-change.ts';

interface PlannedRooms extends Pick<ChangePlan, 'lostPromotions'> {
  readonly rooms: readonly BookedRoom[];
}

/** The rooms of a booking as they are to be, those that are added last. Refuses the first that cannot be. */
export async function plannedRooms(
  db: Kysely<Schema>,
  hotel: Hotel,
  before: BookedReservation,
  wanted: WantedChange,
  clock: LocalTime,
): Promise<Result<PlannedRooms, ChangeRefusal>> {
  const rooms = [...before.rooms];
  const lostPromotions: ChangePlan['lostPromotions'][number][] = [];
  for (const [index, room] of wanted.rooms.entries()) {
    const place = rooms.findIndex(({ itemId }) => itemId === room.itemId);
    const booked = place < 0 ? null : (rooms[place] ?? null);
    const roomNumber = booked?.roomNumber ?? 1 + Math.max(...rooms.map((other) => other.roomNumber));
    const facts = { reservation: before, booked, wanted: room, roomNumber, clock, index };
    const planned = await plannedRoom(db, hotel, facts);
    if (!planned.ok) return planned;
    const { losesPromotion, room: after } = planned.value;
    rooms[place < 0 ? rooms.length : place] = after;
    if (losesPromotion && booked?.promotion)
      lostPromotions.push({ itemId: booked.itemId, name: booked.promotion.name });
  }
  const most = hotel.definition.settings.maxNumberOfRoomsOnBooking;
  const isMore = rooms.length > before.rooms.length;
  const leaving = new Set(wanted.roomsToCancel.map(({ itemId }) => itemId));
  const standing = rooms.filter((room) => room.cancelled === null && !leaving.has(room.itemId));
  if (isMore && standing.length > most) return refused({ code: 'basket.too-many-rooms' });
  if (standing.length > 0 && standing.every(({ guests }) => guests.adults === 0))
    return refused({
      code: 'request.invalid',
      faults: [{ field: 'ReservationItems', message: issueText('search.no-adult') }],
    });
  return ok({ rooms, lostPromotions });
}
