import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import { apiPaths } from '@portico/contract/paths';
import { addDays } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { approvedCard, buildBooking, buildRoom } from '../booking/booking-body.ts';

/** A booking that was asked for, each by a guest of its own, and the last answer to it. */
export interface Asked {
  readonly email: string;
  answer: CreateResponse | undefined;
}

export interface Wish {
  readonly arrival: LocalDate;
  readonly nights: number;
  readonly cardNumber?: string;
}

export interface Patience {
  /** How often the request is sent at most, with one key. */
  readonly tries: number;
  readonly pauseMs: number;
}

const TIMEOUT_MS = 30_000;

/** What the acquirer approves of. */
export const APPROVED = approvedCard.CardNumber;

/**
 * Asks for a double at 80.00 a night, paid by card, and repeats with the same Idempotency-Key while no final answer
 * comes: the connection is lost, the server busy or the key still worked on. Each try goes to the next of the servers.
 */
export async function ask(
  urls: readonly string[],
  wish: Wish,
  { tries, pauseMs }: Patience = { tries: 40, pauseMs: 500 },
): Promise<Asked> {
  const key = randomUUID();
  const email = `${key}@example.com`;
  const body = bookingOf(wish, email);
  const asked: Asked = { email, answer: undefined };
  const first = Math.floor(Math.random() * urls.length);
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await delay(pauseMs);
    const answer = await post(urls[(first + tried) % urls.length] ?? '', body, key).catch(() => undefined);
    if (answer?.status === 200) {
      asked.answer = answer.body as CreateResponse;
      return asked;
    }
    if (answer !== undefined && answer.status < 500 && answer.status !== 409 && answer.status !== 429)
      throw new Error(`A booking is answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return asked;
}

function bookingOf({ arrival, nights, cardNumber = APPROVED }: Wish, email: string): CreateRequestBody {
  const stay = { DateFrom: arrival, DateTo: addDays(arrival, nights) };
  const total = 80 * nights;
  const booking = buildBooking({
    ...stay,
    PaymentAmount: total,
    CardDetails: { ...approvedCard, CardNumber: cardNumber },
    Rooms: [buildRoom({ ...stay, TotalCost: total })],
  });
  return { ...booking, Booker: { ...booking.Booker, Email: email } };
}

/** On a connection of its own, so that nobody's idle connection is taken for a lost request. */
function post(server: string, body: object, key: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(server + apiPaths.reservationCreate(), {
      method: 'POST',
      agent: false,
      timeout: TIMEOUT_MS,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.once('response', (response) => {
      json(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    sent.end(JSON.stringify(body));
  });
}
