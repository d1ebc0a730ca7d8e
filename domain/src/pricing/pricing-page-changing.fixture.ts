import { expect } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import { stayDates, type Stay } from '../calendar/stay.ts';
import type { ExtraId, RatePlanId, RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import { invoiceBalance } from '../payment/on-invoice.ts';
import type { PaymentType } from '../payment/payment-methods.ts';
import { promotionApplies } from '../promotion/promotion.ts';
import { buildComponents, buildNightRate } from '../worked-examples/builders.fixture.ts';
import { guestsOf, isYes, listOf, outcomeOf, pence, vatOf } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { datedRules, nightRuleOf } from '../worked-examples/night-rules.fixture.ts';
import { paymentEntryOf } from '../worked-examples/policies.fixture.ts';
import { taxedNights } from './nights-gross.ts';
import { extraKeepsPrice } from './changed-extra.ts';
import { changedMoney } from './changed-money.ts';
import { changedRoom } from './changed-room.ts';
import type { RoomAsBooked } from './room-to-be.ts';
import { extraQuote, type ExtraChargeType } from './extra-cost.ts';
import { promotionOf } from './pricing-page-promotions.fixture.ts';

const arrival = localDate('2027-03-14');
const bookedOn = localDate('2027-02-01');
const today = localDate('2027-03-01');
const inclusive = { rateMillipercent: 20_000, isExclusive: false };

/** The tables about changing a booking. */
export const changingChecks: Checks = {
  'Changing a booking': (row) => {
    const [promotion, before] = bookedRoom(cell(row, 'promotion'));
    const requested = requestedRoom(row);
    const [room, rules] = roomAndRules(row);
    const rulesOn = datedRules(rules, requested.stay.arrival);
    const base = { 'another type': 150_00, 'another plan': 90_00 }[room] ?? 120_00;
    const night = (date: Stay['arrival']) =>
      buildNightRate({
        date,
        components: buildComponents({ base, perAdult: 20_00 }),
        ...Object.assign({}, ...rulesOn(date).map(nightRuleOf)),
      });
    const nights = stayDates(requested.stay).filter((date) => !rulesOn(date).includes('missing'));
    const changed = changedRoom({
      before,
      requested,
      baseNumberOfAdults: 2,
      nights: nights.map(night),
      departureNight: night(requested.stay.departure),
      promotion: cell(row, 'promotion').includes('removed') ? null : promotion,
      bookedOn,
      today,
      vatRateMillipercent: inclusive.rateMillipercent,
      isExclusive: inclusive.isExclusive,
      vatParts: [],
      cityTax: null,
    });
    const then = cell(row, 'nights then');
    if (!changed.ok) return expect(changed.refusal.code).toBe(then);
    expect(changed.value.nights.map(({ grossMinor }) => grossMinor)).toEqual(listOf(then).map(pence));
    const { isPromoted, losesPromotion } = changed.value;
    const words = isPromoted ? 'stays' : losesPromotion ? 'lost' : '–';
    expect(words).toBe(cell(row, 'promotion then'));
  },

  'VAT of a changed room': (row) => {
    const unchanged = listOf(cell(row, 'unchanged')).map(pence);
    const costs = listOf(cell(row, 'new nights cost')).map(pence);
    const stay = { arrival, departure: addDays(arrival, unchanged.length + costs.length) };
    const booked = { arrival, departure: addDays(arrival, unchanged.length) };
    const room = roomOf(booked, guestsOf('1-0-0'));
    const vat = vatOf(row);
    const changed = changedRoom({
      before: {
        ...room,
        isPromoted: false,
        nights: unchanged.map((grossMinor, index) => ({
          date: addDays(arrival, index),
          grossMinor,
          originalGrossMinor: grossMinor,
          cityTaxMinor: 0,
        })),
      },
      requested: { ...room, stay },
      baseNumberOfAdults: 1,
      nights: costs.map((minor, index) =>
        buildNightRate({
          date: addDays(arrival, unchanged.length + index),
          components: buildComponents({ base: minor }),
        }),
      ),
      departureNight: undefined,
      promotion: null,
      bookedOn,
      today,
      vatRateMillipercent: vat.rateMillipercent,
      isExclusive: vat.isExclusive,
      vatParts: [],
      cityTax: null,
    });
    if (!changed.ok) throw new Error(`No price: ${changed.refusal.code}`);
    const { nights, grossMinor, vatMinor, netMinor } = changed.value;
    expect(nights.map((night) => night.grossMinor)).toEqual(listOf(cell(row, 'nights then')).map(pence));
    expect({ grossMinor, vatMinor }).toEqual({
      grossMinor: pence(cell(row, 'gross')),
      vatMinor: pence(cell(row, 'VAT')),
    });
    expect(netMinor + vatMinor).toBe(grossMinor);
  },

  'City tax of a changed room': (row) => {
    const [from = '', to = ''] = cell(row, 'new stay').split(' to ');
    const stay = { arrival: localDate(from), departure: localDate(to) };
    const room = roomOf(stayOf(2), guestsOf('1-0-0'));
    const most = cell(row, 'most nights');
    const cityTax = {
      name: 'City tax',
      adultMinor: pence(cell(row, 'tax')),
      childMinor: 0,
      infantMinor: 0,
      mostNights: most === '–' ? null : Number(most),
      isPaidAtHotel: false,
    };
    const untaxed = stayDates(room.stay).map((date) => ({
      date,
      grossMinor: 100_00,
      originalGrossMinor: 100_00,
      cityTaxMinor: 0,
    }));
    const changed = changedRoom({
      before: { ...room, isPromoted: false, nights: taxedNights(untaxed, cityTax, room.guests) },
      requested: { ...room, stay },
      baseNumberOfAdults: 1,
      nights: stayDates(stay).map((date) =>
        buildNightRate({ date, components: buildComponents({ base: 120_00 }) }),
      ),
      departureNight: undefined,
      promotion: null,
      bookedOn,
      today,
      vatRateMillipercent: inclusive.rateMillipercent,
      isExclusive: inclusive.isExclusive,
      vatParts: [],
      cityTax,
    });
    if (!changed.ok) throw new Error(`No price: ${changed.refusal.code}`);
    const { nights, cityTaxMinor, netMinor, vatMinor, grossMinor } = changed.value;
    expect(nights.map((night) => night.grossMinor)).toEqual(listOf(cell(row, 'nights then')).map(pence));
    expect(cityTaxMinor).toBe(pence(cell(row, 'city tax then')));
    expect(netMinor + vatMinor + cityTaxMinor).toBe(grossMinor);
  },

  'Extras of a changed room': (row) => {
    const kind = {
      chargeType: cell(row, 'charged') as ExtraChargeType,
      isPerPerson: isYes(cell(row, 'each person')),
    };
    const before = {
      stay: stayOf(3),
      guests: guestsOf(cell(row, 'guests')),
      quantity: Number(cell(row, 'quantity')),
    };
    const after = {
      stay: stayOf(Number(cell(row, 'nights then'))),
      guests: guestsOf(cell(row, 'guests then')),
      quantity: Number(cell(row, 'quantity then')),
    };
    const extra = {
      ...kind,
      id: 1 as ExtraId,
      articleMinors: [pence(cell(row, 'today'))],
      maxQuantity: 9,
      vatRateMillipercent: null,
    };
    const costs = extraKeepsPrice(kind, before, after)
      ? pence(cell(row, 'booked for'))
      : extraQuote({ extra, quantity: after.quantity }, { ...after, vat: inclusive }).grossMinor;
    expect(costs).toBe(pence(cell(row, 'costs then')));
  },

  'What a change takes and gives back': (row) => {
    const grossMinor = pence(cell(row, 'new price'));
    const way = cell(row, 'way');
    const payment = listOf(cell(row, 'policy')).map(paymentEntryOf);
    const room = {
      grossMinor,
      cityTax: null,
      cityTaxMinor: 0,
      extrasGrossMinor: 0,
      payment,
      arrival,
      areExtrasInPolicy: false,
    };
    const voucherMinor = pence(cell(row, 'by voucher'));
    const paidMinor = pence(cell(row, 'paid'));
    const feesMinor = pence(cell(row, 'fees'));
    const isAskedByLink = isYes(cell(row, 'asked by link'));
    const money = changedMoney({
      rooms: grossMinor === 0 ? [] : [room],
      feesMinor,
      paymentType: way === 'none' ? null : (way as PaymentType),
      voucherMinor,
      cardsMinor: 0,
      paidAtHotelMinor: 0,
      isAskedByLink,
      paidMinor,
      today,
      isCancelling: false,
    });
    const outcome = outcomeOf(cell(row, 'outcome'));
    expect({ ...money, due: undefined }).toEqual({
      takeMinor: outcome.charged,
      refundMinor: outcome.refunded,
      voucherReturnMinor: outcome['voucher returned'],
      voucherMinor: voucherMinor - outcome['voucher returned'],
      due: undefined,
    });
    const { due } = money;
    expect(due.later).toEqual(outcome.later);
    expect(due.atHotelMinor).toBe(outcome['at the hotel']);
    const paidThen = paidMinor + money.takeMinor - money.refundMinor;
    expect(invoiceBalance(due.onInvoiceMinor, paidThen)).toBe(outcome['on invoice']);
    expect(due.nowMinor, 'due now').toBe(isAskedByLink ? 0 : paidThen);
    const later = due.later.reduce((sum, { minor }) => sum + minor, 0);
    const all = due.nowMinor + later + due.atHotelMinor + due.onInvoiceMinor + money.voucherMinor;
    expect(all, 'the whole price').toBe(grossMinor + feesMinor);
  },
};

const roomOf = (stay: Stay, guests: Guests) => ({
  roomTypeId: 1 as RoomTypeId,
  ratePlanId: 1 as RatePlanId,
  stay,
  guests,
});

const stayOf = (nights: number): Stay => ({ arrival, departure: addDays(arrival, nights) });

/** With the promotion that lowered it, null without one. */
function bookedRoom(promotionText: string): [ReturnType<typeof promotionOf> | null, RoomAsBooked] {
  const room = roomOf(stayOf(3), guestsOf('2-0-0'));
  const promotion =
    promotionText === '–' ? null : promotionOf(promotionText.replace(', removed by the hotel', ''));
  const lowers = (date: string) =>
    promotion !== null &&
    promotionApplies(promotion, { ...room, today: bookedOn }) &&
    date <= (promotion.lastNight ?? date);
  const nights = stayDates(room.stay).map((date) => ({
    date,
    grossMinor: lowers(date) ? 90_00 : 100_00,
    originalGrossMinor: 100_00,
    cityTaxMinor: 0,
  }));
  return [promotion, { ...room, nights, isPromoted: promotion !== null }];
}

/** `another plan, closed to arrival`: what differs in the room, empty for nothing, and the rules of today. */
function roomAndRules(row: Row): [string, readonly string[]] {
  const [first = '', ...rules] = listOf(cell(row, 'but'));
  const isRoom = /^(?:another (?:type|plan)|\d-\d-\d)$/.test(first);
  return isRoom ? [first, rules] : ['', listOf(cell(row, 'but'))];
}

function requestedRoom(row: Row) {
  const [from = '', to = ''] = cell(row, 'new stay').split(' to ');
  const [but] = roomAndRules(row);
  const stay = { arrival: localDate(from), departure: localDate(to) };
  return {
    ...roomOf(stay, guestsOf(/^\d/.test(but) ? but : '2-0-0')),
    ...(but === 'another type' && { roomTypeId: 2 as RoomTypeId }),
    ...(but === 'another plan' && { ratePlanId: 2 as RatePlanId }),
  };
}
