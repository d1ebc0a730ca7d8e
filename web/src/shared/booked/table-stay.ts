import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { readSession, writeSession } from '../../lib/session.ts';
import { standingRooms } from './booked-texts.ts';

/** The stay a table is booked for, and its booker. The token proves it. */
export interface TableStay {
  readonly reservationNumber: string;
  readonly confirmationToken: string;
  readonly date: string;
  readonly party: number;
  readonly email: string;
  readonly phone: string;
}

/** The defaults of a table for a stay: its first evening, and all guests who need a chair. */
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

const keyOf = (propertyCode: string) => `portico.table-stay.${propertyCode.toLowerCase()}`;

/** Passes a stay to the page of tables, in this tab only. */
export function keepTableStay(propertyCode: string, stay: TableStay | null): void {
  writeSession(keyOf(propertyCode), stay);
}

export function readTableStay(propertyCode: string): TableStay | null {
  const stored = readSession(keyOf(propertyCode));
  return isStay(stored) ? stored : null;
}

function isStay(stored: unknown): stored is TableStay {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = new Map(Object.entries(stored));
  const texts = ['reservationNumber', 'confirmationToken', 'date', 'email', 'phone'];
  return (
    texts.every((field) => typeof values.get(field) === 'string') && typeof values.get('party') === 'number'
  );
}
