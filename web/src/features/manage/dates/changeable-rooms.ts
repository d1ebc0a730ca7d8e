import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { stayOfRoom } from '../../../shared/booked/booked-texts.ts';
import { isChangeable } from '../opened/manage-state-of.ts';

/** The rooms whose dates, guests, type and plan can be changed now. Rule: docs/journeys.md, "What may be changed". */
export function changeableRooms({ Rooms }: ManagedReservation): ManagedRoom[] {
  return Rooms.filter(isChangeable);
}

/** Whether one of these rooms has dates other than those. */
export function areOthers(rooms: readonly ManagedRoom[], { arrival, departure }: Stay): boolean {
  return rooms.some((room) => room.DateOfArrival !== arrival || room.DateOfDeparture !== departure);
}

/** From the first arrival of these rooms to their last departure. */
export function stayOfRooms(rooms: readonly ManagedRoom[]): Stay {
  const stays = rooms.map(stayOfRoom);
  const [first] = stays;
  if (first === undefined) throw new RangeError('The stay of no room');
  return stays.reduce((whole, { arrival, departure }) => ({
    arrival: arrival < whole.arrival ? arrival : whole.arrival,
    departure: departure > whole.departure ? departure : whole.departure,
  }));
}

/** The time until which all of these rooms can be changed, by the hotel's clock. */
export function firstEnd(
  rooms: readonly ManagedRoom[],
): { readonly Date: LocalDate; readonly At: string } | undefined {
  const ends = rooms.flatMap(({ ChangeableUntil }) => ChangeableUntil ?? []);
  return ends.sort((one, other) => `${one.Date} ${one.At}`.localeCompare(`${other.Date} ${other.At}`))[0];
}

/** The room type and rate plan of these rooms; null when they differ. */
export function oneRate([first, ...others]: readonly ManagedRoom[]): ManagedRoom | null {
  if (first === undefined) return null;
  const isSame = ({ RoomTypeId, RatePlanId }: ManagedRoom) =>
    RoomTypeId === first.RoomTypeId && RatePlanId === first.RatePlanId;
  return others.every(isSame) ? first : null;
}
