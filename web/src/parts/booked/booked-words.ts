import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { dayMonthYearText } from '@portico/contract/texts/date-texts';
import type { UnitWords } from '@portico/contract/texts/unit-words';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

/** From the first arrival to the last departure. */
export function stayOfBooking({ DateFrom, DateTo }: ConfirmationResponse): Stay {
  return { arrival: DateFrom as LocalDate, departure: DateTo as LocalDate };
}

/** A room's own dates. */
export function stayOfRoom({ DateOfArrival, DateOfDeparture }: ConfirmedRoom): Stay {
  return { arrival: DateOfArrival as LocalDate, departure: DateOfDeparture as LocalDate };
}

/** “These rooms are yours from Sunday 14 March 2027.”, “The Boatshed is yours from Sunday 14 March 2027.” */
export function roomsAreYours(booked: ConfirmationResponse, unit: UnitWords): string {
  const names = booked.Rooms.map(({ RoomTypeName }) => RoomTypeName);
  return `${areYoursText(names, unit)} from ${dayMonthYearText(stayOfBooking(booked).arrival)}.`;
}
