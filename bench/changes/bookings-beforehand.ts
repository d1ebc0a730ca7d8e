import { createResponseSchema, type CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { FLEXIBLE } from '@portico/testing/builders/hotel-file';
import type { Client } from 'pg';
import { BENCH_PROPERTY, stayOf } from '../create/bench-hotel.ts';
import { copyBooking, type CopiedBooking } from './copied-bookings.store.ts';

interface Beforehand {
  readonly url: string;
  readonly client: Client;
  readonly today: LocalDate;
  readonly count: number;
}

/** Bookings to be paid at the hotel: 200.00 each. */
export const bookedFlexibly = (hotel: Beforehand): Promise<CopiedBooking[]> =>
  bookAndCopy(hotel, (dates) =>
    buildFlexibleBooking({
      ...datesOf(dates),
      Rooms: [buildRoom({ ...dates, RatePlanId: FLEXIBLE, TotalCost: 200 })],
    }),
  );

/** Bookings paid by card: 160.00 each. */
export const bookedByCard = (hotel: Beforehand): Promise<CopiedBooking[]> =>
  bookAndCopy(hotel, (dates) => buildBooking({ ...datesOf(dates), Rooms: [buildRoom(dates)] }));

type Dates = Readonly<Record<'DateFrom' | 'DateTo', LocalDate>>;

const datesOf = (dates: Dates) => ({ PropertyId: BENCH_PROPERTY, ...dates });

/** Create makes one; the database copies it. */
async function bookAndCopy(
  { url, client, today, count }: Beforehand,
  bookingOf: (dates: Dates) => CreateRequestBody,
): Promise<CopiedBooking[]> {
  const { arrival, departure } = stayOf(0, today);
  const answer = await fetch(new URL('/api/Reservation/Create', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bookingOf({ DateFrom: arrival, DateTo: departure })),
  });
  const { ConfirmationToken: token } = createResponseSchema.parse(await answer.json());
  if (token === null) throw new Error(`No booking was made to be copied: ${answer.status}`);
  return copyBooking(client, token, { count, today });
}
