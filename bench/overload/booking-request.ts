import { randomUUID } from 'node:crypto';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { OVERLOAD_PROPERTY, stayOf } from './overload-hotel.ts';
import { rawRequest } from './raw-request.ts';

/** Booking `number` under its own key: one Double for one adult over two nights, 160.00 by card. */
export function bookingRequest(number: number, today: LocalDate): Buffer {
  const { arrival, departure } = stayOf(number, today);
  const dates = { DateFrom: arrival, DateTo: departure };
  return rawRequest({
    method: 'POST',
    path: '/api/Reservation/Create',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(
      buildBooking({ PropertyId: OVERLOAD_PROPERTY, ...dates, Rooms: [buildRoom(dates)] }),
    ),
  });
}
