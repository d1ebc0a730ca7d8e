import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { areYoursText } from '@portico/contract/texts/booked-texts';
import { weekdayText } from '@portico/contract/texts/date-texts';
import type { UnitWords } from '@portico/contract/texts/unit-words';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

type Dated = Pick<ConfirmationResponse, 'DateFrom' | 'DateTo'>;

/** From the first arrival to the last departure, or those of one room. */
export function stayOfBooking({ DateFrom, DateTo }: Dated): Stay {
  return { arrival: DateFrom as LocalDate, departure: DateTo as LocalDate };
}

/** “Two rooms are yours from Sunday.”, “The Boatshed is yours from Sunday.” */
export function roomsAreYours(booked: ConfirmationResponse, unit: UnitWords): string {
  const names = booked.Rooms.map(({ RoomTypeName }) => RoomTypeName);
  return `${areYoursText(names, unit)} from ${weekdayText(stayOfBooking(booked).arrival)}.`;
}
