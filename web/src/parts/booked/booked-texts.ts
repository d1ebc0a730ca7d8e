import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { dayMonthYearText } from '@portico/contract/texts/date-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { Stay } from '@portico/domain/calendar/stay';

/** From the first arrival to the last departure. */
export function stayOfBooking({ DateFrom, DateTo }: ConfirmationResponse): Stay {
  return { arrival: DateFrom, departure: DateTo };
}

/** A room's own dates. */
export function stayOfRoom({ DateOfArrival, DateOfDeparture }: ConfirmedRoom): Stay {
  return { arrival: DateOfArrival, departure: DateOfDeparture };
}

/** “These rooms are yours from Sunday 14 March 2027.”, “The Boatshed is yours from Sunday 14 March 2027.” */
export function roomsAreYours(booked: ConfirmationResponse, unit: UnitName): string {
  const names = booked.Rooms.map(({ RoomTypeName }) => RoomTypeName);
  return `${areYoursText(names, unit)} from ${dayMonthYearText(stayOfBooking(booked).arrival)}.`;
}
