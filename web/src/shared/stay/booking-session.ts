import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { readSession, writeSession } from '../../lib/session.ts';
import { emptyBooking, type Booking } from './booking.ts';

/** Incremented with every change of Booking: data of an older build are dropped, not converted. */
const shape = 9;

const keyOf = (propertyCode: string) => `portico.booking.${propertyCode.toLowerCase()}`;

export function loadBooking(propertyCode: string): Booking {
  const stored = readSession(keyOf(propertyCode));
  if (typeof stored !== 'object' || stored === null || !('shape' in stored) || stored.shape !== shape) {
    return emptyBooking;
  }
  return (stored as unknown as { booking: Booking }).booking;
}

export function saveBooking(propertyCode: string, booking: Booking): void {
  const stored = booking === emptyBooking ? null : { shape, booking: withoutCardNumbers(booking) };
  writeSession(keyOf(propertyCode), stored);
}

/** Input that could be a card number, in any field, is in memory only. */
function withoutCardNumbers(booking: Booking): Booking {
  return {
    ...booking,
    items: booking.items.map((item) => ({ ...item, leadGuest: withoutNumbers(item.leadGuest) })),
    typedGuests: withoutNumbers(booking.typedGuests),
    booker: withoutNumbers(booking.booker),
  };
}

/** Checks input only: keys and the guests of many rooms have as many digits, and would be lost. */
function withoutNumbers<Typed>(typed: Typed): Typed {
  const text = JSON.stringify({ typed }, (_, value: unknown) =>
    typeof value === 'string' && holdsCardNumber(value) ? '' : value,
  );
  return (JSON.parse(text) as { typed: Typed }).typed;
}
