import type { ChangedReservations } from '@portico/contract/calls/changed-reservations';
import { wireReservationId } from '@portico/contract/calls/wire-parts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { ok, refused, type Result } from '@portico/domain/result';
import * as z from 'zod';
import { atOneMoment } from '../platform/database/at-one-moment.ts';
import type { Database } from '../platform/database/database.ts';
import { storedJson } from '../platform/database/stored-json.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { bookingData } from '../reservation/booking-event.ts';
import { readReservations } from '../reservation/read-reservation.store.ts';
import {
  isPlaceOfDatabase,
  readChangedBookings,
  type ChangedBooking,
  type ChangePlace,
} from './changed-booking.store.ts';
import { codeOf } from './connection-codes.ts';
import type { Connection } from './connection.store.ts';

type CursorRefusal = { readonly code: 'cursor.unknown' };

/**
 * Bookings of the connection's hotel that have changed since a cursor, each as it is now. Rule: docs/connections.md,
 * "Reservations".
 */
export async function changedBookings(
  database: Database,
  connection: Connection,
  { changedSince, limit }: { readonly changedSince?: string | undefined; readonly limit: number },
): Promise<Result<ChangedReservations, CursorRefusal>> {
  const { propertyId } = connection;
  const after = changedSince === undefined ? undefined : placeOf(changedSince);
  return atOneMoment(database, async (tx) => {
    if (after !== undefined && !(await isPlaceOfDatabase(tx, after)))
      return refused({ code: 'cursor.unknown' });
    const found = await readChangedBookings(tx, connection, { after, limit: limit + 1 });
    const changed = found.slice(0, limit);
    const bookings = await readReservations(
      tx,
      propertyId,
      changed.map(({ reservationId }) => reservationId),
    );
    const byId = new Map(bookings.map((booking) => [booking.reservationId, booking]));
    const last = changed.at(-1);
    return ok({
      Reservations: changed.flatMap((one) => {
        const booking = byId.get(one.reservationId);
        return booking === undefined ? [] : [changedReservation(connection, booking, one)];
      }),
      Next: last === undefined ? (changedSince ?? null) : cursorOf(last),
      HasMore: found.length > limit,
    });
  });
}

const cursorOf = ({ changedBy, reservationId }: ChangePlace) => `${changedBy}.${reservationId}`;

function placeOf(cursor: string): ChangePlace {
  const [changedBy = '', reservationId = ''] = cursor.split('.');
  return { changedBy, reservationId: wireReservationId.parse(reservationId) };
}

const storedRooms = storedJson('stay_mark.no_show_rooms', z.array(z.int()));

function changedReservation(
  { propertyId, codes }: Connection,
  booking: BookedReservation,
  { otherNumber, paidMinor, checkedInAt, checkedOutAt, noShowAt, noShowRooms }: ChangedBooking,
): ChangedReservations['Reservations'][number] {
  const data = bookingData(booking);
  return {
    PropertyId: propertyId,
    ...data,
    Rooms: data.Rooms.map((room) => ({
      ...room,
      RoomTypeCode: codeOf(codes.roomTypes, room.RoomTypeId),
      RatePlanCode: codeOf(codes.ratePlans, room.RatePlanId),
    })),
    OtherNumber: otherNumber,
    ArrivalTime: booking.arrivalTime,
    CheckedInAt: checkedInAt?.toISOString() ?? null,
    CheckedOutAt: checkedOutAt?.toISOString() ?? null,
    NoShowAt: noShowAt?.toISOString() ?? null,
    NoShowRooms: storedRooms(noShowRooms),
    Paid: toWireAmount(paidMinor, booking.currency),
  };
}
