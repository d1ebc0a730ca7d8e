import { randomUUID } from 'node:crypto';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { PropertyId } from '@portico/domain/ids';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  saver,
} from '@portico/testing/builders/hotel-file';
import { rawRequest } from './raw-http.ts';

export const OVERLOAD_PROPERTY = 900_002 as PropertyId;

const NIGHTS = 1_000;
/** The first nights have few rooms and sell out soon, so that many requests compete for the last one. */
const SCARCE_NIGHTS = 20;
const SCARCE_ROOMS = 5;
/** One booking in this many is for a scarce night. */
const SCARCE_EVERY = 10;

/** The hotel of the tests. Except on its first nights it has more rooms than a benchmark can sell. */
export function overloadHotel(today: LocalDate): PropertyFile {
  const nights = { from: today, to: addDays(today, NIGHTS) };
  const price = { base: 80, perAdult: 10, perChild: 5 };
  return buildHotelFile({
    property: { id: OVERLOAD_PROPERTY, code: 'OVERLOAD' },
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan({ ...saver, seasons: [buildSeason({ ...nights, price })] })],
    allotments: [
      { ...nights, rooms: 10_000 },
      { from: today, to: addDays(today, SCARCE_NIGHTS), rooms: SCARCE_ROOMS },
    ],
  });
}

/** The two nights of booking `number`. */
function stayOf(number: number, today: LocalDate): Stay {
  const arrival =
    number % SCARCE_EVERY === 0
      ? addDays(today, 1 + ((number / SCARCE_EVERY) % (SCARCE_NIGHTS - 2)))
      : addDays(today, SCARCE_NIGHTS + 1 + ((number * 389) % (NIGHTS - SCARCE_NIGHTS - 3)));
  return { arrival, departure: addDays(arrival, 2) };
}

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
