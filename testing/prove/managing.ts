import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { approvedCard } from '../booking/booking-body.ts';
import { DOUBLE, PROPERTY, SAVER } from '../builders/hotel-file.ts';
import { guestBrowser, type GuestAnswer, type GuestBrowser } from '../http/guest-browser.ts';

const TRIES = 600;
const PAUSE_MS = 500;

/** A guest who has looked up a booking by number, and the booking at that time. */
export interface Managing {
  readonly guest: GuestBrowser;
  readonly read: ManagedReservation;
}

/** Looks up a booking by its number and the guest name that all lines use. Throws when it is not found. */
export async function findBooking(url: string, reservationNumber: string): Promise<Managing> {
  const guest = guestBrowser(url);
  const query = { propertyId: String(PROPERTY), reservationNumber, guestName: 'Lovelace' };
  const { body } = await untilAnswered(() => guest.post('/api/ManageBooking/Search', undefined, query));
  if (body.Success !== (true as never)) throw new Error(`A booking is not found: ${JSON.stringify(body)}`);
  return { guest, read: body.Reservation as unknown as ManagedReservation };
}

/** The booking as it is now. */
export async function readBooking({ guest, read }: Managing): Promise<ManagedReservation> {
  const query = { propertyId: String(PROPERTY), reservationId: read.ReservationId };
  const { body } = await untilAnswered(() => guest.get('/api/ManageBooking/Reservation', query));
  return body as unknown as ManagedReservation;
}

/**
 * Repeats a call while the connection is lost, the server is busy or the request is in progress. Throws for any other
 * refusal.
 */
export async function untilAnswered(call: () => Promise<GuestAnswer>): Promise<GuestAnswer> {
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await call().catch(() => undefined);
    if (answer?.status === 200) return answer;
    if (answer !== undefined && answer.status < 500 && ![409, 429].includes(answer.status))
      throw new Error(`A guest who manages a booking is answered ${answer.status}: ${answer.text}`);
    await delay(PAUSE_MS);
  }
  throw new Error('A guest who manages a booking is not answered');
}

/** A card and a guest other than the booker's. */
export const anotherCard = { ...approvedCard, CardNumber: '4111 1111 1111 1111', NameOnCard: 'Eve Stranger' };
export const anotherGuest = { FirstName: 'Eve', LastName: 'Stranger' };

/** A room as a change requests it: unchanged, except for `fields`. */
export const itemOf = (room: ManagedRoom, fields: object) => ({
  ReservationItemId: room.ReservationItemId,
  DateOfArrival: room.DateOfArrival,
  DateOfDeparture: room.DateOfDeparture,
  RoomTypeId: DOUBLE,
  RatePlanId: SAVER,
  NumberOfAdults: 1,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  ...fields,
});
