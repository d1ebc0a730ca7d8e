import { expect } from 'vitest';
import { quantityForGuests, extraThatFits, mostForGuests } from '../availability/extra-beds.ts';
import { extraDates, extraIsSelectable, remainingExtra } from '../availability/extra-inventory.ts';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { ExtraId } from '../ids.ts';
import type { VatSettings } from '../money/vat.ts';
import { dueAfterVoucher, isCoveredByVoucher } from '../payment/voucher.ts';
import { dueByPayment, invoiceBalance } from '../payment/on-invoice.ts';
import type { PaymentType } from '../payment/payment-methods.ts';
import type { PaymentPolicy } from '../payment/payment-policy.ts';
import { buildComponents, buildNightRate, buildRatePlan } from '../worked-examples/builders.fixture.ts';
import { dueLaterOf, guestsOf, isYes, listOf, pence, vatOf } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { paymentEntryOf } from '../worked-examples/policies.fixture.ts';
import { bookingQuote } from './booking-quote.ts';
import { withBreakfast } from './compared-rates.ts';
import {
  extraCost,
  type Extra,
  type ExtraBed,
  type ExtraChargeType,
  type ExtraChoice,
} from './extra-cost.ts';
import { roomQuote } from './room-quote.ts';

const arrival = localDate('2027-03-14');

/** The tables about extras and vouchers. */
export const extraChecks: Checks = {
  Extras: (row) => {
    const extra = {
      chargeType: cell(row, 'charged') as ExtraChargeType,
      isPerPerson: isYes(cell(row, 'each person')),
      articleMinors: listOf(cell(row, 'articles')).map(pence),
      maxQuantity: 9,
    };
    const guests = guestsOf(cell(row, 'guests'));
    const [nights, quantity] = [Number(cell(row, 'nights')), Number(cell(row, 'quantity'))];
    expect(extraCost(extra, { nights, guests, quantity })).toBe(pence(cell(row, 'cost')));
  },

  'Cots and extra beds': (row) => {
    const guests = guestsOf(cell(row, 'guests'));
    const bed: Extra = {
      id: 1 as ExtraId,
      chargeType: 'per-day',
      isPerPerson: false,
      articleMinors: [pence(cell(row, 'a night'))],
      maxQuantity: Number(cell(row, 'maximum')),
      vatRateMillipercent: null,
      bed: cell(row, 'bed') as ExtraBed,
    };
    const fit = Number(cell(row, 'fit'));
    const inRoom = extraThatFits(bed, { cot: fit, 'extra-bed': fit });
    if (inRoom === undefined) return expect(cell(row, 'most')).toBe('–');
    expect(mostForGuests(inRoom, guests)).toBe(Number(cell(row, 'most')));
    const [nights, quantity] = [Number(cell(row, 'nights')), Number(cell(row, 'quantity'))];
    expect(extraCost(inRoom, { nights, guests, quantity })).toBe(pence(cell(row, 'cost')));
  },

  'Cots of a changed room': (row) => {
    const guests = guestsOf(cell(row, 'guests then'));
    const stay = quantityForGuests({ bed: 'cot' }, Number(cell(row, 'cots booked')), guests);
    expect(stay).toBe(Number(cell(row, 'cots then')));
  },

  'A room with extras': (row) => {
    const room = quoteOf(pence(cell(row, 'room costs')), listOf(cell(row, 'extras cost')).map(pence), {
      vat: vatOf(row),
    });
    expect(room.grossMinor).toBe(pence(cell(row, 'room')));
    expect(room.extrasGrossMinor).toBe(pence(cell(row, 'extras')));
    expect(room.totalMinor).toBe(pence(cell(row, 'total')));
    const booking = bookingQuote([room]);
    expect(booking.vatMinor).toBe(pence(cell(row, 'VAT')));
    expect(booking.netMinor).toBe(room.totalMinor - booking.vatMinor);
  },

  'Two rates compared': (row) => {
    const rateOf = (price: string, breakfast: string) => ({
      grossMinor: pence(cell(row, price)),
      breakfastMinor: cell(row, breakfast) === 'included' ? null : pence(cell(row, breakfast)),
    });
    const found = withBreakfast(rateOf('rate', 'breakfast'), rateOf('other rate', 'its breakfast'));
    const isNone = cell(row, 'with breakfasts') === '–';
    expect(found).toEqual(
      isNone
        ? null
        : { wholeMinor: pence(cell(row, 'with breakfasts')), lessMinor: pence(cell(row, 'less')) },
    );
  },

  'Limited extras': (row) => {
    const thereWere = cell(row, 'there were');
    const remaining = remainingExtra({
      startingInventory: thereWere === '–' ? null : Number(thereWere),
      usedQuantities: listOf(cell(row, 'taken')).map(Number),
    });
    expect(remaining === null ? '–' : String(remaining)).toBe(cell(row, 'left'));
    const isHeld = isYes(cell(row, 'this room has it'));
    expect(extraIsSelectable({ remaining, isHeld })).toBe(isYes(cell(row, 'may be chosen')));
  },

  'The dates of a limited extra': (row) => {
    const stay = { arrival: localDate(cell(row, 'arrival')), departure: localDate(cell(row, 'departure')) };
    const dates = extraDates(cell(row, 'charged') as ExtraChargeType, stay);
    expect(dates).toEqual(listOf(cell(row, 'takes from')));
  },

  'When extras are due': (row) => {
    const { due } = quoteOf(pence(cell(row, 'room')), [pence(cell(row, 'extras'))], {
      payment: listOf(cell(row, 'policy')).map(paymentEntryOf),
      areExtrasInPolicy: isYes(cell(row, 'counted')),
    });
    expect(due).toEqual(dueOf(row));
  },

  Vouchers: (row) => {
    const before = dueOf(row);
    const wholeMinor = before.later.reduce(
      (sum, { minor }) => sum + minor,
      before.nowMinor + before.atHotelMinor,
    );
    const room = { ...quoteOf(wholeMinor, [], {}), due: before };
    const { voucherMinor, dueBeforeVoucher, due, vatMinor } = bookingQuote(
      [room],
      pence(cell(row, 'balance')),
    );
    expect(voucherMinor).toBe(pence(cell(row, 'takes')));
    expect(due).toEqual(dueOf(row, ' then'));
    expect(due).toEqual(dueAfterVoucher(before, voucherMinor));
    expect(isCoveredByVoucher(dueBeforeVoucher, due)).toBe(isYes(cell(row, 'alone')));
    expect(vatMinor).toBe(room.vatMinor);
  },

  'On invoice': (row) => {
    const [type = null] = listOf(cell(row, 'way')) as PaymentType[];
    const due = dueByPayment(dueOf(row), type);
    expect(due).toEqual({ ...dueOf(row, ' then'), onInvoiceMinor: pence(cell(row, 'on invoice')) });
    expect(invoiceBalance(due.onInvoiceMinor, pence(cell(row, 'paid since')))).toBe(pence(cell(row, 'owed')));
  },
};

interface Terms {
  readonly vat: VatSettings;
  readonly payment: PaymentPolicy;
  readonly areExtrasInPolicy: boolean;
}

/** One night and extras for the stay at these costs, for one adult; prices include VAT by default. */
function quoteOf(
  roomMinor: number,
  extraMinors: readonly number[],
  { vat, payment, areExtrasInPolicy }: Partial<Terms>,
) {
  const components = buildComponents({ base: roomMinor });
  const night = buildNightRate({ date: arrival, components });
  return roomQuote({
    rate: { components, original: components, nights: [night] },
    ratePlan: buildRatePlan(payment && { payment }),
    guests: guestsOf('1-0-0'),
    stay: { arrival, departure: addDays(arrival, 1) },
    vat: vat ?? { rateMillipercent: 20_000, isExclusive: false },
    cityTax: null,
    today: localDate('2027-02-01'),
    extras: extraMinors.map(extraAt),
    areExtrasInPolicy: areExtrasInPolicy ?? false,
  });
}

function extraAt(minor: number, index: number): ExtraChoice {
  const id = (index + 1) as ExtraId;
  const extra = {
    id,
    chargeType: 'per-stay',
    isPerPerson: false,
    articleMinors: [minor],
    maxQuantity: 1,
    vatRateMillipercent: null,
  } as const;
  return { extra, quantity: 1 };
}

function dueOf(row: Row, suffix = '') {
  return {
    nowMinor: pence(cell(row, `now${suffix}`)),
    later: listOf(cell(row, `later${suffix}`)).map(dueLaterOf),
    atHotelMinor: pence(cell(row, `at the hotel${suffix}`)),
  };
}
