import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { longDateText } from '@portico/contract/texts/date-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { Stay } from '@portico/domain/calendar/stay';

/** From the first arrival to the last departure. */
export function stayOfBooking({ DateFrom, DateTo }: ConfirmationResponse): Stay {
  return { arrival: DateFrom, departure: DateTo };
}

export type RoomDates = Pick<ConfirmedRoom, 'DateOfArrival' | 'DateOfDeparture'>;

/** A room's own dates. */
export function stayOfRoom({ DateOfArrival, DateOfDeparture }: RoomDates): Stay {
  return { arrival: DateOfArrival, departure: DateOfDeparture };
}

/** Those that are not cancelled. */
export function standingRooms<Room extends { readonly IsCancelled: boolean }>({
  Rooms,
}: {
  readonly Rooms: readonly Room[];
}): readonly Room[] {
  return Rooms.filter(({ IsCancelled }) => !IsCancelled);
}

/** “These rooms are yours from Sunday 14th March 2027.”, “The Boatshed is yours from Sunday 14th March 2027.” */
export function roomsAreYours(booked: ConfirmationResponse, unit: UnitName): string {
  const names = standingRooms(booked).map(({ RoomTypeName }) => RoomTypeName);
  return `${areYoursText(names, unit)} from ${longDateText(stayOfBooking(booked).arrival)}.`;
}
