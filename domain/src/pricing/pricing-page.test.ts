import { describe, expect, test } from 'vitest';
import page from '../../../docs/pricing.md?raw';
import { roomTypeIsOffered } from '../availability/offering.ts';
import { ratePlanFits } from '../availability/rate-plan-fit.ts';
import { stayLengths } from '../availability/stay-lengths.ts';
import { unavailableReason } from '../availability/unavailable-reason.ts';
import { addDays, daysBetween, localDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';
import type { RoomTypeId } from '../ids.ts';
import { allocate } from '../money/allocate.ts';
import { currencyDigits, isCurrencyCode } from '../money/currency.ts';
import { percentageOf } from '../money/rounding.ts';
import { withVat, type VatSettings } from '../money/vat.ts';
import { dueSchedule } from '../payment/payment-policy.ts';
import {
  buildComponents,
  buildNightRate,
  buildRatePlan,
  buildRoomType,
} from '../worked-examples/builders.fixture.ts';
import {
  basisPoints,
  dueLaterOf,
  guestsOf,
  isYes,
  limitsOf,
  listOf,
  pence,
  sumsOf,
  vatOf,
} from '../worked-examples/cells.fixture.ts';
import { cell, tablesOf, type Checks } from '../worked-examples/markdown-tables.fixture.ts';
import { datedRules, nightRuleOf } from '../worked-examples/night-rules.fixture.ts';
import { paymentEntryOf } from '../worked-examples/policies.fixture.ts';
import { bookingQuote } from './booking-quote.ts';
import { lowestRate } from './lowest-rate.ts';
import type { NightRate } from './night-rate.ts';
import { availabilityChecks } from './pricing-page-availability.fixture.ts';
import { extraChecks } from './pricing-page-extras.fixture.ts';
import { cancellationChecks } from './pricing-page-cancelling.fixture.ts';
import { taxChecks } from './pricing-page-taxes.fixture.ts';
import { changingChecks } from './pricing-page-changing.fixture.ts';
import { refundChecks } from './pricing-page-refunds.fixture.ts';
import { promotionChecks } from './pricing-page-promotions.fixture.ts';
import { roomCost } from './room-cost.ts';
import { roomQuote } from './room-quote.ts';
import { stayRate, type StayRate, type StayRateRefusal } from './stay-rate.ts';

const arrival = localDate('2027-03-14');
const today = localDate('2027-03-01');

const COMPONENTS = [
  'base',
  'room',
  'adult',
  'child',
  'infant',
  'each adult',
  'each child',
  'each infant',
] as const;

/** The check of a row, for each table. */
const checks: Checks = {
  ...promotionChecks,
  ...extraChecks,
  ...taxChecks,
  ...availabilityChecks,
  ...refundChecks,

  Currencies: (row) => {
    for (const currency of listOf(cell(row, 'currency'))) {
      const isAccepted = isCurrencyCode(currency);
      expect(isAccepted, currency).toBe(isYes(cell(row, 'accepted')));
      expect(isAccepted ? String(currencyDigits(currency)) : '–', currency).toBe(cell(row, 'places'));
    }
  },

  Rounding: (row) => {
    expect(percentageOf(pence(cell(row, 'amount')), basisPoints(cell(row, 'share')))).toBe(
      pence(cell(row, 'rounded')),
    );
  },

  Allocation: (row) => {
    const parts = allocate(pence(cell(row, 'amount')), listOf(cell(row, 'weights')).map(pence));
    expect(parts).toEqual(listOf(cell(row, 'parts')).map(pence));
  },

  VAT: (row) => {
    expect(withVat(pence(cell(row, 'amount')), vatOf(row))).toEqual({
      netMinor: pence(cell(row, 'net')),
      vatMinor: pence(cell(row, 'VAT')),
      grossMinor: pence(cell(row, 'gross')),
    });
  },

  'Room cost': (row) => {
    const price = sumsOf(listOf(cell(row, 'price')), COMPONENTS);
    const components = {
      base: price.base,
      perRoom: price.room,
      perAdult: price.adult,
      perChild: price.child,
      perInfant: price.infant,
      perPersonAdult: price['each adult'],
      perPersonChild: price['each child'],
      perPersonInfant: price['each infant'],
    };
    const cost = roomCost(components, Number(cell(row, 'base adults')), guestsOf(cell(row, 'guests')));
    expect(cost).toBe(pence(cell(row, 'cost')));
  },

  'Who fits': (row) => {
    const fits = ratePlanFits({
      roomType: buildRoomType({ limits: limitsOf(cell(row, 'room')) }),
      propertyLimits: limitsOf(cell(row, 'hotel')),
      ratePlan: {
        limits: limitsOf(cell(row, 'rate plan')),
        usesOccupancy: isYes(cell(row, 'uses occupancy')),
      },
      guests: guestsOf(cell(row, 'guests')),
    });
    expect(fits).toBe(isYes(cell(row, 'fits')));
  },

  'Which rates sell a stay': (row) => {
    const stay = stayFrom(Number(cell(row, 'nights')));
    const rows = nightsUnder(listOf(cell(row, 'rule')));
    const slept = rows.filter(({ date }) => date < stay.departure);
    const departureNight = rows.find(({ date }) => date === stay.departure);
    const rate = stayRate(slept, departureNight, stay, localDate(cell(row, 'today')));
    expect(rate.ok ? '–' : rate.refusal.code).toBe(cell(row, 'refused as'));
  },

  'Stays that begin on a day': (row) => {
    const nights = nightsUnder(listOf(cell(row, 'rule')));
    const available = listOf(cell(row, 'available on each night')).map(Number);
    const { shortest, longest } = stayLengths({
      nights: Array.from({ length: available.length + 1 }, (_, day) => nights[day]),
      isAvailable: (day) => (available[day] ?? 0) > 0,
      daysAhead: daysBetween(localDate(cell(row, 'today')), arrival),
      mostNights: 90,
    });
    const words = (nights: number | undefined) => (nights === 0 ? '–' : String(nights));
    expect(words(shortest[0])).toBe(cell(row, 'shortest'));
    expect(words(longest[0])).toBe(cell(row, 'longest'));
  },

  'The price of a night': (row) => {
    const costs = listOf(cell(row, 'nights cost')).map(pence);
    const quote = quoteOf(costs, vatOf(row), '0 %');
    expect(quote.grossMinor).toBe(pence(cell(row, 'gross')));
    expect(quote.nights.map((night) => night.grossMinor)).toEqual(
      listOf(cell(row, 'nights gross')).map(pence),
    );
    expect(quote.averageNightMinor).toBe(pence(cell(row, 'average')));
  },

  'What is due when': (row) => {
    const due = dueSchedule(
      pence(cell(row, 'gross')),
      listOf(cell(row, 'policy')).map(paymentEntryOf),
      arrival,
      localDate(cell(row, 'today')),
    );
    expect(due).toEqual({
      nowMinor: pence(cell(row, 'now')),
      later: listOf(cell(row, 'later')).map(dueLaterOf),
      atHotelMinor: pence(cell(row, 'at the hotel')),
    });
  },

  'Several rooms': (row) => {
    const vat = { rateMillipercent: 20_000, isExclusive: true };
    const rooms = listOf(cell(row, 'rooms cost')).map((cost) =>
      quoteOf([pence(cost)], vat, cell(row, 'share')),
    );
    const due = {
      nowMinor: pence(cell(row, 'now')),
      later: [],
      atHotelMinor: pence(cell(row, 'at the hotel')),
    };
    expect(bookingQuote(rooms)).toEqual({
      rooms,
      roomsGrossMinor: pence(cell(row, 'gross')),
      extrasGrossMinor: 0,
      netMinor: pence(cell(row, 'net')),
      vatMinor: pence(cell(row, 'VAT')),
      vatAtRates: [
        {
          rateMillipercent: 20_000,
          netMinor: pence(cell(row, 'net')),
          vatMinor: pence(cell(row, 'VAT')),
        },
      ],
      cityTaxes: [],
      grossMinor: pence(cell(row, 'gross')),
      voucherMinor: 0,
      dueBeforeVoucher: due,
      due,
    });
  },

  'The lowest rate': (row) => {
    const candidateOf = (text: string) => {
      const [cost = '', originalCost = ''] = text.split(' was ');
      return { cost: pence(cost), originalCost: pence(originalCost) };
    };
    expect(lowestRate(listOf(cell(row, 'rates')).map(candidateOf))).toEqual(
      listOf(cell(row, 'lowest')).map(candidateOf)[0],
    );
  },

  'Which room types are offered': (row) => {
    const requested: Readonly<Record<string, RoomTypeId>> = {
      'this type': 1 as RoomTypeId,
      'another type': 2 as RoomTypeId,
    };
    const offered = roomTypeIsOffered({
      roomType: buildRoomType({ id: 1 as RoomTypeId, limits: limitsOf(cell(row, 'room')) }),
      available: Number(cell(row, 'left')),
      ratePlansThatQualify: listOf(cell(row, 'rates that sell the stay')).map((limits) => ({
        usesOccupancy: true,
        limits: limitsOf(limits),
      })),
      guests: guestsOf(cell(row, 'guests')),
      propertyLimits: {},
      restrictedTo: requested[cell(row, 'requested')],
      isHeld: isYes(cell(row, 'in basket')),
    });
    expect(offered).toBe(isYes(cell(row, 'offered')));
  },

  'Unavailable room types': (row) => {
    const nights = listOf(cell(row, 'available on each night from 14 March 2027')).map(
      (available, index) => ({
        date: addDays(arrival, index),
        available: Number(available),
      }),
    );
    const answers = listOf(cell(row, 'plans answer'));
    const missing = unavailableReason(nights, {
      offered: answers.filter((answer) => answer === 'sold'),
      refusals: answers.filter((answer) => answer !== 'sold').map(refusalOf),
    });
    expect(Object.values(missing).join(' ')).toBe(cell(row, 'reason'));
  },

  ...cancellationChecks,
  ...changingChecks,
};

const tables = tablesOf(page);

test('each table of the page has a check, and each check a table', () => {
  expect([...tables.keys()].sort()).toEqual(Object.keys(checks).sort());
});

describe.each([...tables])('%s', (heading, rows) => {
  test.each(rows.map((row) => [Object.values(row).join(' | '), row] as const))('%s', (_, row) => {
    checks[heading]?.(row);
  });
});

function stayFrom(nights: number): Stay {
  return { arrival, departure: addDays(arrival, nights) };
}

function quoteOf(nightCosts: readonly number[], vat: VatSettings, shareAtBooking: string) {
  const stay = stayFrom(nightCosts.length);
  const nights = nightCosts.map((base, index) =>
    buildNightRate({ date: addDays(arrival, index), components: buildComponents({ base }) }),
  );
  const payment = [{ when: 'at-booking', percentBasisPoints: basisPoints(shareAtBooking) }] as const;
  const ratePlan = buildRatePlan({ payment });
  const rate = pricedStay(nights, stay);
  return roomQuote({ rate, ratePlan, guests: guestsOf('1-0-0'), stay, vat, cityTax: null, today });
}

function pricedStay(nights: readonly NightRate[], stay: Stay): StayRate {
  const rate = stayRate(nights, undefined, stay, today);
  if (!rate.ok) throw new Error(`No price: ${rate.refusal.code}`);
  return rate.value;
}

/** A week of nights from the arrival; each rule stands on the night of arrival or on the date it names. */
function nightsUnder(rules: readonly string[]): NightRate[] {
  const rulesOn = datedRules(rules, arrival);
  return Array.from({ length: 7 }, (_, index) => addDays(arrival, index)).flatMap((date) => {
    const words = rulesOn(date);
    if (words.includes('missing')) return [];
    return [buildNightRate({ date, ...Object.assign({}, ...words.map(nightRuleOf)) })];
  });
}

function refusalOf(text: string): StayRateRefusal {
  const [code = '', figure] = text.split(' ');
  switch (code) {
    case 'rate.min-stay':
      return { code, minStay: Number(figure) };
    case 'rate.closed':
      return { code, date: arrival };
    case 'rate.closed-to-arrival':
      return { code };
    default:
      throw new Error(`No refusal: "${text}"`);
  }
}
