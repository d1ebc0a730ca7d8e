import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';

/** From the first arrival to the last departure. */
export function stayOfBooking({ DateFrom, DateTo }: ConfirmationResponse): Stay {
  return { arrival: DateFrom, departure: DateTo };
}

/** Whether its rooms, including cancelled ones, have different dates: then each is shown with its own. */
export function hasOwnDates({ DateFrom, DateTo, Rooms }: ConfirmationResponse): boolean {
  return Rooms.some((room) => room.DateOfArrival !== DateFrom || room.DateOfDeparture !== DateTo);
}

export type RoomDates = Pick<ConfirmedRoom, 'DateOfArrival' | 'DateOfDeparture'>;

export function stayOfRoom({ DateOfArrival, DateOfDeparture }: RoomDates): Stay {
  return { arrival: DateOfArrival, departure: DateOfDeparture };
}

/** “Sun 14 Mar 2027 to Wed 17 Mar 2027, 3 nights”. */
export function roomDatesText(room: RoomDates): string {
  const stay = stayOfRoom(room);
  return `${shortDateText(stay.arrival)} to ${shortDateText(stay.departure)}, ${nightsText(nightsOf(stay))}`;
}

/** Rooms that are not cancelled. */
export function standingRooms<Room extends { readonly IsCancelled: boolean }>({
  Rooms,
}: {
  readonly Rooms: readonly Room[];
}): readonly Room[] {
  return Rooms.filter(({ IsCancelled }) => !IsCancelled);
}

/**
 * “These rooms are yours from Sunday 14th March 2027.”; with different dates “These rooms are yours, the first from …”.
 */
export function roomsAreYours(booked: ConfirmationResponse, unit: UnitName): string {
  const names = standingRooms(booked).map(({ RoomTypeName }) => RoomTypeName);
  const from = names.length > 1 && hasOwnDates(booked) ? ', the first from' : ' from';
  return `${areYoursText(names, unit)}${from} ${longDateText(stayOfBooking(booked).arrival)}.`;
}
