import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import type { TableStay } from '../../parts/booked/table-stay.ts';
import { standingRooms } from '../../parts/booked/booked-texts.ts';

/** What a table for a stay begins with: its first evening, and everybody who has a chair of their own. */
export function tableStayOf(booked: ConfirmationResponse, token: string): TableStay {
  const rooms = standingRooms(booked);
  return {
    reservationNumber: booked.ReservationNumber,
    confirmationToken: token,
    date: booked.DateFrom,
    party: rooms.reduce((sum, room) => sum + room.NumberOfAdults + room.NumberOfChildren, 0),
    email: booked.Booker.Email,
    phone: booked.Booker.Phone,
  };
}
