import { randomUUID } from 'node:crypto';
import { createResponseSchema, type CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { FLEXIBLE } from '@portico/testing/builders/hotel-file';
import type autocannon from 'autocannon';
import { rawAnswer } from '../load/raw-answer.ts';
import { BENCH_PROPERTY, stayOf } from './bench-hotel.ts';

/** Whether the acquirer takes part. */
export type Paid = 'by card' | 'at the hotel';

/** An autocannon request that books another stay under another idempotency key each time it is sent. */
export function createRequest(paid: Paid, today: LocalDate, nextNumber: () => number): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/Reservation/Create',
    setupRequest: (request) => ({
      ...request,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(bodyOfBooking(paid, nextNumber(), today)),
    }),
  };
}

/** Makes one booking. Returns its confirmation token. */
export async function book(url: string, paid: Paid, number: number, today: LocalDate): Promise<string> {
  const answer = await rawAnswer(url, {
    method: 'POST',
    path: '/api/Reservation/Create',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOfBooking(paid, number, today)),
  });
  const { ConfirmationToken: token } = createResponseSchema.parse(JSON.parse(answer.toString()));
  if (token === null) throw new Error(`No booking was made: ${answer.toString()}`);
  return token;
}

/** One Double for one adult over two nights: 160.00 by card now, or 200.00 at the hotel. */
function bodyOfBooking(paid: Paid, number: number, today: LocalDate): CreateRequestBody {
  const { arrival, departure } = stayOf(number, today);
  const dates = { DateFrom: arrival, DateTo: departure };
  const hotel = { PropertyId: BENCH_PROPERTY, ...dates };
  return paid === 'by card'
    ? buildBooking({ ...hotel, Rooms: [buildRoom(dates)] })
    : buildFlexibleBooking({
        ...hotel,
        Rooms: [buildRoom({ ...dates, RatePlanId: FLEXIBLE, TotalCost: 200 })],
      });
}
