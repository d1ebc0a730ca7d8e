import { cardBrandText } from '@portico/contract/texts/card-texts';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import type { CurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { noteLine } from './note-line.ts';
import { command, done } from './command.ts';
import { number, property } from './command-option.ts';
import { timeText } from './time-text.ts';
import { withOperation } from './with-operation.ts';

type Booking = DeskAnswer<'Booking/Read'>;
type Change = Booking['changes'][number];

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
  run: ({ property: code, number: named }, setting) =>
    withOperation(setting, code, 'Booking/Read', { number: named }, (booking, hotel) => {
      const { changes } = booking;
      const lines = [
        ...describe(hotel, booking),
        ...describeMoney(hotel, booking),
        changes.length === 0 ? 'Nothing has been changed.' : 'Changes:',
        ...changes.flatMap((change) => describeChange(hotel, booking.currency, change)),
      ];
      return done(lines, answerOf(booking));
    }),
});

/** Earlier links and opened pages lose access to the booking. Rule: docs/every-day.md, "Links to bookings". */
export const revokeLink = command({
  name: 'reservation revoke-link',
  does: ['Lets links to a booking that were sent so far open nothing.'],
  options: { property, number },
  answers: z.strictObject({ number: text }),
  run: ({ property: code, number: named }, setting) =>
    withOperation(setting, code, 'Booking/RevokeLinks', { number: named }, ({ number: of }) =>
      done(
        [
          `The links to ${of} that were sent so far open nothing now.`,
          'The guest finds it by its number and name; later mails have a link that opens it.',
        ],
        { number: of },
      ),
    ),
});

function answerOf(booking: Booking) {
  const { booker } = booking;
  return {
    number: booking.number,
    status: booking.status,
    bookedAt: new Date(booking.bookedAt),
    version: booking.version,
    booker: {
      firstName: booker.firstName,
      lastName: booker.lastName,
      email: booker.email,
      phone: booker.phone,
    },
    arrival: booking.arrival,
    departure: booking.departure,
    currency: booking.currency,
    grossMinor: booking.grossMinor,
    rooms: booking.rooms.map(({ room, roomType, ratePlan, arrival, departure, grossMinor, cancelled }) => ({
      ...{ room, roomType, ratePlan, arrival, departure, grossMinor },
      cancelled: cancelled && { ...cancelled, at: new Date(cancelled.at) },
    })),
    payments: movedOf(booking).map(({ at, what, minor, card }) => ({ at, what, minor, card })),
    changes: booking.changes.map(({ at, ...change }) => ({ at: new Date(at), ...change })),
  };
}

/** What was paid and given back, by card and at the hotel. */
function movedOf({ folio }: Booking) {
  return folio.moved.flatMap(({ at, kind, way, minor, card }) => {
    if (way === 'voucher' || (kind !== 'paid' && kind !== 'given-back')) return [];
    return [{ at: new Date(at), what: kind === 'paid' ? 'paid' : 'given back', minor, card, way }];
  });
}

function describe(hotel: Hotel, booking: Booking): string[] {
  const { booker, currency } = booking;
  const sum = moneyText({ minor: booking.grossMinor, currency });
  const when = timeText(hotel, new Date(booking.bookedAt));
  return [
    `${booking.number}, ${booking.status}, booked ${when}`,
    [`${booker.firstName} ${booker.lastName}`, booker.email, booker.phone].filter(Boolean).join(', '),
    `${booking.arrival} to ${booking.departure}, ${sum}, version ${booking.version}`,
    ...booking.rooms.map((room) => `  ${roomText(room, currency)}`),
  ];
}

function roomText(room: Booking['rooms'][number], currency: CurrencyCode): string {
  const { arrival, departure, cancelled } = room;
  const money = (minor: number) => moneyText({ minor, currency });
  const costs = cancelled === null ? money(room.grossMinor) : 'cancelled';
  const fee = cancelled === null ? '' : ` for ${money(cancelled.feeMinor)}`;
  return `room ${room.room}: ${room.roomType}, ${room.ratePlan}, ${arrival} to ${departure}, ${costs}${fee}`;
}

/** The total paid, and each payment and refund with its day and card; empty without any. */
function describeMoney(hotel: Hotel, booking: Booking): string[] {
  const moved = movedOf(booking);
  if (moved.length === 0) return [];
  const money = (minor: number) => moneyText({ minor, currency: booking.currency });
  const soFar = moved.reduce((sum, { what, minor }) => sum + (what === 'paid' ? minor : -minor), 0);
  return [
    `Paid so far: ${money(soFar)}`,
    ...moved.map(({ at, what, minor, card, way }) => {
      const atHotel = way === 'card' || way === 'link' ? '' : `, ${way}`;
      const by = card === null ? atHotel : `, ${cardBrandText(card.brand)} ending ${card.last4}`;
      return `  ${timeText(hotel, at)}  ${what} ${money(minor)}${by}`;
    }),
  ];
}

/** Time, change and grant; then each difference. */
function describeChange(hotel: Hotel, currency: CurrencyCode, change: Change): string[] {
  const money = (minor: number) => moneyText({ minor, currency });
  const moved = [
    ...(change.takenMinor > 0 ? [`taken ${money(change.takenMinor)}`] : []),
    ...(change.refundedMinor > 0 ? [`given back ${money(change.refundedMinor)}`] : []),
    ...(change.reason === null ? [] : [`because: ${change.reason}`]),
  ];
  const price = `${money(change.grossBeforeMinor)} -> ${money(change.grossAfterMinor)}`;
  const head = `${timeText(hotel, new Date(change.at))}  ${change.kind}, ${change.status}, by ${change.madeBy}`;
  return [
    [head, price, ...moved].join(', '),
    ...change.what.map(
      ({ what, was, now }) => `    ${what}: ${noteLine(was) || 'none'} -> ${noteLine(now) || 'none'}`,
    ),
  ];
}
