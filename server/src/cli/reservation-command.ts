import { cardBrandText } from '@portico/contract/texts/card-texts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import { raiseLinkVersion } from '../access/link-version.store.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { noteLine } from './note-line.ts';
import { command, done } from './command.ts';
import { number, property } from './command-option.ts';
import { timeText } from './time-text.ts';
import { withReservation } from './with-hotel.ts';
import {
  readHistory,
  readMovedMoney,
  type HistoryEntry,
  type MovedMoney,
} from './reservation-history.store.ts';

const text = z.string();
const minor = z.int();
const day = z.string();

/** The current booking, and each change of it. */
export const showReservation = command({
  name: 'reservation show',
  does: [
    'A booking as it is, and what was changed of it: when, by which grant, and the price before and after.',
  ],
  options: { property, number },
  answers: z.strictObject({
    number: text,
    status: text,
    bookedAt: z.date(),
    version: z.int(),
    booker: z.strictObject({ firstName: text, lastName: text, email: text, phone: text }),
    arrival: day,
    departure: day,
    currency: text,
    grossMinor: minor,
    rooms: z.array(
      z.strictObject({
        room: z.int(),
        roomType: text,
        ratePlan: text,
        arrival: day,
        departure: day,
        grossMinor: minor,
        cancelled: z.strictObject({ at: z.date(), feeMinor: minor }).nullable(),
      }),
    ),
    payments: z.array(
      z.strictObject({
        at: z.date(),
        what: text,
        minor,
        card: z.strictObject({ brand: text, last4: text }).nullable(),
      }),
    ),
    changes: z.array(
      z.strictObject({
        at: z.date(),
        kind: text,
        status: text,
        madeBy: text,
        what: z.array(z.strictObject({ what: text, was: text, now: text })).readonly(),
        grossBeforeMinor: minor,
        grossAfterMinor: minor,
        takenMinor: minor,
        refundedMinor: minor,
        reason: text.nullable(),
      }),
    ),
  }),
  run: (named, setting) =>
    withReservation(named, setting, async ({ hotel, reservation }, { kysely }) => {
      const history = await readHistory(kysely, reservation.propertyId, reservation.reservationId);
      const moved = await readMovedMoney(kysely, reservation.propertyId, reservation.reservationId);
      const lines = [
        ...describe(hotel, reservation),
        ...describeMoney(hotel, reservation.currency, moved),
        history.length === 0 ? 'Nothing has been changed.' : 'Changes:',
        ...history.flatMap((entry) => describeEntry(hotel, reservation.currency, entry)),
      ];
      return done(lines, answerOf(reservation, history, moved));
    }),
});

/** Earlier links and opened pages lose access to the booking. Rule: docs/operating.md, "Links to bookings". */
export const revokeLink = command({
  name: 'reservation revoke-link',
  does: ['Lets links to a booking that were sent so far open nothing.'],
  options: { property, number },
  answers: z.strictObject({ number: text }),
  run: (named, setting) =>
    withReservation(named, setting, async ({ reservation }, { kysely }) => {
      const { referenceNumber } = reservation;
      await raiseLinkVersion(kysely, reservation.propertyId, reservation.reservationId);
      const lines = [
        `The links to ${referenceNumber} that were sent so far open nothing now.`,
        'The guest finds it by its number and name; later mails have a link that opens it.',
      ];
      return done(lines, { number: referenceNumber });
    }),
});

function answerOf(
  reservation: BookedReservation,
  history: readonly HistoryEntry[],
  payments: readonly MovedMoney[],
) {
  const { booker, stay, rooms } = reservation;
  return {
    number: reservation.referenceNumber,
    status: reservation.status,
    bookedAt: reservation.createdAt,
    version: reservation.version,
    booker: {
      firstName: booker.firstName,
      lastName: booker.lastName,
      email: booker.email,
      phone: booker.phone,
    },
    arrival: stay.arrival,
    departure: stay.departure,
    currency: reservation.currency,
    grossMinor: reservation.grossMinor,
    rooms: rooms.map((room) => ({
      room: room.roomNumber,
      roomType: room.roomTypeName,
      ratePlan: room.ratePlanName,
      arrival: room.stay.arrival,
      departure: room.stay.departure,
      grossMinor: room.grossMinor + room.extrasGrossMinor,
      cancelled: room.cancelled && { at: room.cancelled.at, feeMinor: room.cancelled.feeMinor },
    })),
    payments: [...payments],
    changes: history.map(({ createdAt, ...entry }) => ({ at: createdAt, ...entry })),
  };
}

function describe(hotel: Hotel, reservation: BookedReservation): string[] {
  const { booker, stay, currency } = reservation;
  const sum = moneyText({ minor: reservation.grossMinor, currency });
  const when = timeText(hotel, reservation.createdAt);
  return [
    `${reservation.referenceNumber}, ${reservation.status}, booked ${when}`,
    [`${booker.firstName} ${booker.lastName}`, booker.email, booker.phone].filter(Boolean).join(', '),
    `${stay.arrival} to ${stay.departure}, ${sum}, version ${reservation.version}`,
    ...reservation.rooms.map((room) => `  ${roomText(room, currency)}`),
  ];
}

function roomText(room: BookedRoom, currency: CurrencyCode): string {
  const { stay, cancelled } = room;
  const money = (minor: number) => moneyText({ minor, currency });
  const costs = cancelled === null ? money(room.grossMinor + room.extrasGrossMinor) : 'cancelled';
  const fee = cancelled === null ? '' : ` for ${money(cancelled.feeMinor)}`;
  return `room ${room.roomNumber}: ${room.roomTypeName}, ${room.ratePlanName}, ${stay.arrival} to ${stay.departure}, ${costs}${fee}`;
}

/** The total paid, and each payment and refund with its day and card; empty without any. */
function describeMoney(hotel: Hotel, currency: CurrencyCode, moved: readonly MovedMoney[]): string[] {
  if (moved.length === 0) return [];
  const money = (minor: number) => moneyText({ minor, currency });
  const soFar = moved.reduce((sum, { what, minor }) => sum + (what === 'paid' ? minor : -minor), 0);
  return [
    `Paid so far: ${money(soFar)}`,
    ...moved.map(({ at, what, minor, card }) => {
      const by = card === null ? '' : `, ${cardBrandText(card.brand)} ending ${card.last4}`;
      return `  ${timeText(hotel, at)}  ${what} ${money(minor)}${by}`;
    }),
  ];
}

/** Time, change and grant; then each difference. */
function describeEntry(hotel: Hotel, currency: CurrencyCode, entry: HistoryEntry): string[] {
  const money = (minor: number) => moneyText({ minor, currency });
  const moved = [
    ...(entry.takenMinor > 0 ? [`taken ${money(entry.takenMinor)}`] : []),
    ...(entry.refundedMinor > 0 ? [`given back ${money(entry.refundedMinor)}`] : []),
    ...(entry.reason === null ? [] : [`because: ${entry.reason}`]),
  ];
  const price = `${money(entry.grossBeforeMinor)} -> ${money(entry.grossAfterMinor)}`;
  const head = `${timeText(hotel, entry.createdAt)}  ${entry.kind}, ${entry.status}, by ${entry.madeBy}`;
  return [
    [head, price, ...moved].join(', '),
    ...entry.what.map(
      ({ what, was, now }) => `    ${what}: ${noteLine(was) || 'none'} -> ${noteLine(now) || 'none'}`,
    ),
  ];
}
