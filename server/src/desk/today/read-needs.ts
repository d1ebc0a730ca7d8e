import type { BookingLine } from '@portico/contract/desk/booking-line';
import type { Need } from '@portico/contract/desk/needs';
import { addDays } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { leftOfFailedPart } from '@portico/domain/payment/failed-part';
import type { Kysely } from 'kysely';
import { DEALT_WITH_RETENTION_MS } from '../../guest-data/retained-rows.ts';
import { dateAt } from '../../hotel/date-at.ts';
import { moneyKinds } from '../../payments/jobs/money-kinds.ts';
import { unservedWayNames } from '../../payments/providers/payment-warnings.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { waitingMessages } from '../../platform/outbox/waiting-messages.store.ts';
import { readDeadLetters } from '../../webhooks/dead-letter.store.ts';
import { readBookingLines } from '../run/booking-lines.store.ts';
import type { Run } from '../run/operation.ts';
import {
  readBookingsOfAddresses,
  readFailedCharges,
  readOpenMessages,
  readRefusedRefunds,
  type FailedCharge,
  type StoppedMoney,
} from './needs.store.ts';

/** Of each kind. */
const MOST = 50;
/** A charge of a stay that ended longer ago is left to the accounts. */
const DAYS_AFTER_DEPARTURE = 30;

/** What the hotel's staff have to see to. Rule: docs/desk.md, "What needs a person". */
export async function needsOf(run: Run): Promise<Need[]> {
  return [
    ...(await moneyNeeds(run)),
    ...(await messageNeeds(run)),
    ...(await eventNeeds(run)),
    ...(await mailNeeds(run)),
    ...wayNeeds(run),
  ];
}

async function moneyNeeds({ hotel, database: { kysely }, clock }: Run): Promise<Need[]> {
  const { propertyId } = hotel;
  const leavesFrom = addDays(dateAt(hotel, clock.now()), -DAYS_AFTER_DEPARTURE);
  const listed = { since: new Date(clock.now().getTime() - DEALT_WITH_RETENTION_MS), limit: MOST };
  const charges = await readFailedCharges(kysely, propertyId, { ...listed, leavesFrom });
  const refunds = await readRefusedRefunds(kysely, propertyId, listed);
  const ids = [...charges, ...refunds].flatMap(({ reservationId }) => reservationId ?? []);
  const lines = await linesOf(kysely, propertyId, ids);
  // Paid since by another way: nobody has to see to it.
  const unpaid = charges
    .map((charge) => ({ ...charge, minor: leftOf(charge, lines) }))
    .filter(({ minor }) => minor > 0);
  return [
    ...unpaid.map((charge) => moneyNeed('charge', charge, lines)),
    ...refunds.map((refund) => moneyNeed('refund', refund, lines)),
  ];
}

function leftOf(charge: FailedCharge, lines: Lines): number {
  const owedMinor = lines.get(charge.reservationId)?.toPayMinor ?? 0;
  return leftOfFailedPart(charge, { ...charge, owedMinor });
}

function moneyNeed(
  kind: 'charge' | 'refund',
  { id, reservationId, minor, at }: StoppedMoney,
  lines: Lines,
): Need {
  return { kind, id, booking: bookingOf(lines, reservationId), minor, at: at.toISOString() };
}

async function messageNeeds({ hotel, database: { kysely }, clock }: Run): Promise<Need[]> {
  const { propertyId } = hotel;
  const messages = await readOpenMessages(kysely, propertyId, MOST);
  const emails = messages.map(({ email }) => email);
  const bookings = await readBookingsOfAddresses(kysely, propertyId, emails, dateAt(hotel, clock.now()));
  const lines = await linesOf(kysely, propertyId, [...bookings.values()]);
  return messages.map(({ at, ...message }) => ({
    kind: 'message',
    ...message,
    booking: bookingOf(lines, bookings.get(message.email) ?? null),
    at: at.toISOString(),
  }));
}

type Lines = ReadonlyMap<ReservationId, BookingLine>;

async function linesOf(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  ids: readonly ReservationId[],
): Promise<Lines> {
  const found = await readBookingLines(db, propertyId, [...new Set(ids)]);
  return new Map(found.map(({ reservationId, line }) => [reservationId, line]));
}

function bookingOf(lines: Lines, reservationId: ReservationId | null) {
  const line = reservationId === null ? undefined : lines.get(reservationId);
  if (line === undefined) return null;
  const { number, booker, arrival } = line;
  return { number, name: booker.name, arrival, hasEmail: booker.email !== '' };
}

/** One of each endpoint. */
async function eventNeeds({ hotel, database: { kysely } }: Run): Promise<Need[]> {
  const letters = await readDeadLetters(kysely, hotel.propertyId);
  const endpoints = [...new Set(letters.map(({ endpointId }) => endpointId))];
  return endpoints.flatMap((endpointId) => {
    const ofOne = letters.filter((letter) => letter.endpointId === endpointId);
    const [oldest] = ofOne;
    if (oldest === undefined) return [];
    const { url, lastError, happenedAt } = oldest;
    const since = happenedAt.toISOString();
    return [{ kind: 'events', endpointId, url, count: ofOne.length, lastError, since } as const];
  });
}

async function mailNeeds({ hotel, database: { kysely } }: Run): Promise<Need[]> {
  const failed = { propertyId: hotel.propertyId, except: moneyKinds, hasFailed: true };
  const { messages } = await waitingMessages(kysely, failed);
  const [oldest] = messages;
  if (oldest === undefined) return [];
  const { lastError, createdAt } = oldest;
  return [{ kind: 'mails', count: messages.length, lastError, since: createdAt.toISOString() }];
}

function wayNeeds({ hotel, providers }: Run): Need[] {
  return unservedWayNames(hotel, providers).map((way) => ({ kind: 'unserved-way', way }));
}
