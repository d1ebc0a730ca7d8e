import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths } from '@portico/contract/paths';
import { addDays } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { approvedCard, browserData, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { DOUBLE, FAMILY } from '../builders/hotel-file.ts';
import { send } from './send.ts';

/** A booking that was asked for, each by a guest of its own, and the last answer to it. */
export interface Asked {
  readonly email: string;
  readonly answer: CreateResponse | undefined;
  /** What the booking's status said last, to a guest who looked. */
  readonly seen?: StatusResponse;
}

export interface Wish {
  readonly arrival: LocalDate;
  readonly nights: number;
  readonly cardNumber?: string;
  /** The type of each room; one double unless told. */
  readonly rooms?: readonly number[];
  /** Its idempotency key; one that nobody else has unless told. */
  readonly key?: string;
}

export interface Patience {
  /** How often the request is sent at most, with one key. */
  readonly tries: number;
  /** Between two tries, unless the server asks for a longer one. */
  readonly pauseMs: number;
}

/** What the acquirer approves of. */
export const APPROVED = approvedCard.CardNumber;

/** For a night, for one adult. */
const prices = new Map([
  [DOUBLE, 80],
  [FAMILY, 120],
]);

/**
 * Asks for rooms that are paid by card, and repeats with the same Idempotency-Key while no final answer comes: the
 * connection is lost, the server busy or the key still worked on. Each try goes to the next of the servers.
 */
export async function ask(
  urls: readonly string[],
  { key = randomUUID(), ...wish }: Wish,
  { tries, pauseMs }: Patience = { tries: 40, pauseMs: 500 },
): Promise<Asked> {
  const email = `${key}@example.com`;
  const body = JSON.stringify(bookingOf(wish, email));
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const first = Math.floor(Math.random() * urls.length);
  let pause = 0;
  for (let tried = 0; tried < tries; tried++) {
    await delay(pause);
    const url = urls[(first + tried) % urls.length] + apiPaths.reservationCreate();
    const answer = await send(url, { method: 'POST', headers, body }).catch(() => undefined);
    if (answer?.status === 200) return { email, answer: JSON.parse(answer.text) as CreateResponse };
    if (answer !== undefined && answer.status < 500 && answer.status !== 409 && answer.status !== 429)
      throw new Error(`A booking is answered ${answer.status}: ${answer.text}`);
    pause = Math.max(pauseMs, answer?.retryAfterMs ?? 0);
  }
  return { email, answer: undefined };
}

function bookingOf(wish: Omit<Wish, 'key'>, email: string): CreateRequestBody {
  const { arrival, nights, cardNumber = APPROVED, rooms = [DOUBLE] } = wish;
  const stay = { DateFrom: arrival, DateTo: addDays(arrival, nights) };
  const priced = rooms.map((RoomTypeId) => ({
    RoomTypeId,
    TotalCost: (prices.get(RoomTypeId) ?? 0) * nights,
  }));
  const booking = buildBooking({
    ...stay,
    BrowserData: browserData,
    PaymentAmount: priced.reduce((total, { TotalCost }) => total + TotalCost, 0),
    CardDetails: { ...approvedCard, CardNumber: cardNumber },
    Rooms: priced.map((room) => buildRoom({ ...stay, ...room })),
  });
  return { ...booking, Booker: { ...booking.Booker, Email: email } };
}
