import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import type { DueSchedule } from '../payment/payment-policy.ts';
import {
  anyComponents,
  anyExtras,
  anyGuests,
  anyNights,
  anyPaymentPolicy,
  anyTaxes,
  arrivalOfAll,
} from '../worked-examples/arbitraries.fixture.ts';
import { buildComponents, buildNightRate, buildRatePlan } from '../worked-examples/builders.fixture.ts';
import { bookingQuote } from './booking-quote.ts';
import { roomCost } from './room-cost.ts';
import { roomQuote } from './room-quote.ts';
import { stayRate } from './stay-rate.ts';

const today = addDays(arrivalOfAll, -30);

const anyQuote = fc
  .tuple(anyNights, anyGuests, anyTaxes, anyPaymentPolicy, fc.nat(3), anyExtras, fc.boolean())
  .map(([nights, guests, taxes, payment, baseNumberOfAdults, extras, areExtrasInPolicy]) => {
    const { vat, vatParts, cityTax } = taxes;
    const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, nights.length) };
    const rate = stayRate(nights, undefined, stay, today);
    if (!rate.ok) throw new Error(rate.refusal.code);
    const ratePlan = buildRatePlan({ payment, baseNumberOfAdults, vatParts });
    const terms = { ratePlan, guests, stay, vat, cityTax, today, extras, areExtrasInPolicy };
    return roomQuote({ rate: rate.value, ...terms });
  });

describe('The price of a room', () => {
  test('net, VAT and city tax, and the nights each add up to gross, and what is due to room and extras together', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { due } = quote;
        expect(quote.netMinor + quote.vatMinor + quote.cityTaxMinor).toBe(quote.grossMinor);
        expect(quote.nights.reduce((sum, night) => sum + night.grossMinor, 0)).toBe(quote.grossMinor);
        expect(quote.nights.reduce((sum, night) => sum + night.cityTaxMinor, 0)).toBe(quote.cityTaxMinor);
        expect(quote.vatAtRates.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(quote.netMinor);
        expect(quote.vatAtRates.reduce((sum, { vatMinor }) => sum + vatMinor, 0)).toBe(quote.vatMinor);
        const later = due.later.reduce((sum, { minor }) => sum + minor, 0);
        const extrasMinor = quote.extras.reduce((sum, extra) => sum + extra.grossMinor, 0);
        expect(quote.extrasGrossMinor).toBe(extrasMinor);
        expect(quote.totalMinor).toBe(quote.grossMinor + extrasMinor);
        expect(due.nowMinor + later + due.atHotelMinor).toBe(quote.totalMinor);
        expect(quote.extras.every(({ quantity }) => quantity > 0)).toBe(true);
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
      vat: { rateMillipercent: 20_000, isExclusive: true },
      cityTax: null,
      today,
    });
    expect(quote.grossMinor).toBe(132_00);
    expect(quote.originalGrossMinor).toBe(144_00);
  });

  test('one more guest of any kind never costs less', () => {
    const kinds = fc.constantFrom('adults', 'children', 'infants');
    fc.assert(
      fc.property(anyComponents, fc.nat(3), anyGuests, kinds, (components, base, guests, kind) => {
        // The first adult takes the base place of a child, who is then charged: never less.
        const more = { ...guests, [kind]: guests[kind] + 1 };
        expect(roomCost(components, base, more)).toBeGreaterThanOrEqual(roomCost(components, base, guests));
      }),
    );
  });
});

test('all figures of a booking are the sums of its rooms, and a voucher takes no more than the gross price', () => {
  const anyBalance = fc.nat(10_000_00);
  fc.assert(
    fc.property(fc.array(anyQuote, { maxLength: 5 }), anyBalance, (rooms, balance) => {
      const booking = bookingQuote(rooms, balance);
      const wholeOf = ({ nowMinor, later, atHotelMinor }: DueSchedule): number =>
        later.reduce((sum, { minor }) => sum + minor, nowMinor + atHotelMinor);
      expect(booking.grossMinor).toBe(rooms.reduce((sum, room) => sum + room.totalMinor, 0));
      expect(booking.roomsGrossMinor + booking.extrasGrossMinor).toBe(booking.grossMinor);
      const cityTaxMinor = booking.cityTaxes.reduce((sum, { minor }) => sum + minor, 0);
      expect(booking.netMinor + booking.vatMinor + cityTaxMinor).toBe(booking.grossMinor);
      const atRates = booking.vatAtRates.reduce((sum, one) => sum + one.netMinor + one.vatMinor, 0);
      expect(atRates + cityTaxMinor).toBe(booking.grossMinor);
      expect(wholeOf(booking.dueBeforeVoucher)).toBe(booking.grossMinor);
      expect(booking.voucherMinor).toBe(Math.min(balance, booking.grossMinor));
      expect(wholeOf(booking.due)).toBe(booking.grossMinor - booking.voucherMinor);
    }),
  );
});
