import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import {
  anyComponents,
  anyGuests,
  anyNights,
  anyPaymentPolicy,
  anyVat,
  arrivalOfAll,
} from '../worked-examples/arbitraries.fixture.ts';
import { buildComponents, buildNightRate, buildRatePlan } from '../worked-examples/builders.fixture.ts';
import { bookingQuote } from './booking-quote.ts';
import { roomCost } from './room-cost.ts';
import { roomQuote } from './room-quote.ts';
import { stayRate } from './stay-rate.ts';

const today = addDays(arrivalOfAll, -30);

const anyQuote = fc
  .tuple(anyNights, anyGuests, anyVat, anyPaymentPolicy, fc.nat(3))
  .map(([nights, guests, vat, payment, baseNumberOfAdults]) => {
    const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, nights.length) };
    const rate = stayRate(nights, undefined, stay, today);
    if (!rate.ok) throw new Error(rate.refusal.code);
    const ratePlan = buildRatePlan({ payment, baseNumberOfAdults });
    return roomQuote({ rate: rate.value, ratePlan, guests, stay, vat, today });
  });

describe('The price of a room', () => {
  test('net and VAT, the nights, and what is due each add up to gross', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { due } = quote;
        expect(quote.netMinor + quote.vatMinor).toBe(quote.grossMinor);
        expect(quote.nights.reduce((sum, night) => sum + night.grossMinor, 0)).toBe(quote.grossMinor);
        const later = due.later.reduce((sum, { minor }) => sum + minor, 0);
        expect(due.nowMinor + later + due.atHotelMinor).toBe(quote.grossMinor);
      }),
    );
  });

  test('the price before promotions follows the same rules', () => {
    const night = buildNightRate({
      date: arrivalOfAll,
      components: buildComponents({ base: 90_00, perPersonAdult: 10_00 }),
      original: buildComponents({ base: 100_00, perPersonAdult: 10_00 }),
    });
    const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, 1) };
    const quote = roomQuote({
      rate: { components: night.components, original: night.original, nights: [night] },
      ratePlan: buildRatePlan(),
      guests: { adults: 2, children: 0, infants: 0 },
      stay,
      vat: { rateBasisPoints: 2000, isExclusive: true },
      today,
    });
    expect(quote.grossMinor).toBe(132_00);
    expect(quote.originalGrossMinor).toBe(144_00);
  });

  test('one more guest of any kind never costs less', () => {
    const kinds = fc.constantFrom('adults', 'children', 'infants');
    fc.assert(
      fc.property(anyComponents, fc.nat(3), anyGuests, kinds, (components, base, guests, kind) => {
        // The first adult takes over the base place from a child, who is then charged for: still never less.
        const more = { ...guests, [kind]: guests[kind] + 1 };
        expect(roomCost(components, base, more)).toBeGreaterThanOrEqual(roomCost(components, base, guests));
      }),
    );
  });
});

test('all figures of a booking are the sums of its rooms', () => {
  fc.assert(
    fc.property(fc.array(anyQuote, { maxLength: 5 }), (rooms) => {
      const booking = bookingQuote(rooms);
      const later = booking.due.later.reduce((sum, { minor }) => sum + minor, 0);
      expect(booking.grossMinor).toBe(rooms.reduce((sum, room) => sum + room.grossMinor, 0));
      expect(booking.netMinor + booking.vatMinor).toBe(booking.grossMinor);
      expect(booking.due.nowMinor + later + booking.due.atHotelMinor).toBe(booking.grossMinor);
    }),
  );
});
