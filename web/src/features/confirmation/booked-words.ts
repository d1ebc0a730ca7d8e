import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { weekdayText } from '@portico/contract/texts/date-texts';
import type { UnitWords } from '@portico/contract/texts/unit-words';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';

type Dated = Pick<ConfirmationResponse, 'DateFrom' | 'DateTo'>;

/** From the first arrival to the last departure, or those of one room. */
export function stayOfBooking({ DateFrom, DateTo }: Dated): Stay {
  return { arrival: DateFrom as LocalDate, departure: DateTo as LocalDate };
}

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** “Two rooms are yours from Sunday.”, “The Boatshed is yours from Sunday.” */
export function roomsAreYours(booked: ConfirmationResponse, unit: UnitWords): string {
  const [room, ...others] = booked.Rooms;
  const from = weekdayText(stayOfBooking(booked).arrival);
  if (others.length === 0) return `${room?.RoomTypeName} is yours from ${from}.`;
  const count = booked.Rooms.length;
  return `${counts[count] ?? count} ${unit.plural} are yours from ${from}.`;
}
