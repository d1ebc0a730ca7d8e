import { expect } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { CityTax } from '../money/city-tax.ts';
import { vatAtRates, withVat, type VatAtRate, type VatPart } from '../money/vat.ts';
import { cancellationFeeMinor } from '../reservation/cancellation-policy.ts';
import { buildComponents, buildNightRate, buildRatePlan } from '../worked-examples/builders.fixture.ts';
import {
  basisPoints,
  dueLaterOf,
  guestsOf,
  listOf,
  pence,
  vatRate,
} from '../worked-examples/cells.fixture.ts';
import { cell, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { cancellationEntryOf, paymentEntryOf } from '../worked-examples/policies.fixture.ts';
import { bookingQuote } from './booking-quote.ts';
import type { ExtraId } from '../ids.ts';
import { roomQuote } from './room-quote.ts';

const arrival = localDate('2027-03-14');
const today = localDate('2027-03-01');

/** The tables about VAT at several rates and city tax. */
export const taxChecks: Checks = {
  'VAT at several rates': (row) => {
    const vat = { rateMillipercent: vatRate(cell(row, 'rate')), isExclusive: false };
    const parts = listOf(cell(row, 'parts')).map(partOf);
    const amount = pence(cell(row, 'amount'));
    const line = withVat(amount, vat, parts);
    expect(vatAtRates(line, vat.rateMillipercent, parts)).toEqual(
      listOf(cell(row, 'net and VAT')).map(atRateOf),
    );
    expect(line).toEqual({
      netMinor: amount - line.vatMinor,
      vatMinor: pence(cell(row, 'VAT')),
      grossMinor: amount,
    });
  },

  'VAT of a booking': (row) => {
    const parts = listOf(cell(row, 'parts')).map(partOf);
    const quote = taxedQuote(row, { vatParts: parts, cityTax: null });
    const booking = bookingQuote([quote]);
    expect(booking.vatAtRates).toEqual(listOf(cell(row, 'net and VAT')).map(atRateOf));
    expect(booking.grossMinor).toBe(pence(cell(row, 'total')));
  },

  'City tax': (row) => {
    const quote = taxedQuote(row, { vatParts: [], cityTax: cityTaxOfRow(row) });
    expect(quote.cityTaxMinor).toBe(pence(cell(row, 'city tax')));
    expect(quote.nights.map(({ grossMinor }) => grossMinor)).toEqual(
      listOf(cell(row, 'nights gross')).map(pence),
    );
    expect(quote.grossMinor).toBe(pence(cell(row, 'gross')));
    expect(quote.vatMinor).toBe(pence(cell(row, 'VAT')));
    expect(quote.due).toEqual({
      nowMinor: pence(cell(row, 'now')),
      later: listOf(cell(row, 'later')).map(dueLaterOf),
      atHotelMinor: pence(cell(row, 'at the hotel')),
    });
    const entries = listOf(cell(row, 'cancelling')).map(cancellationEntryOf);
    const stay = { arrival, departure: addDays(arrival, quote.nights.length) };
    const now = { date: today, hour: 12, minute: 0 };
    const fee = cancellationFeeMinor({ entries, noShow: { kind: 'full' } }, { ...quote, stay }, now);
    expect(fee).toBe(pence(cell(row, 'fee')));
  },
};

/** Nights at these costs for the guests of a row, with at most one extra. */
function taxedQuote(
  row: Row,
  { vatParts, cityTax }: { readonly vatParts: readonly VatPart[]; readonly cityTax: CityTax | null },
) {
  const nights = listOf(cell(row, 'nights cost')).map((cost, index) =>
    buildNightRate({
      date: addDays(arrival, index),
      components: buildComponents({ base: pence(cost) }),
    }),
  );
  const base = nights.reduce((sum, night) => sum + night.components.base, 0);
  const components = buildComponents({ base });
  const payment = 'policy' in row ? listOf(cell(row, 'policy')).map(paymentEntryOf) : [];
  return roomQuote({
    rate: { components, original: components, nights },
    ratePlan: buildRatePlan({ baseNumberOfAdults: 9, payment, vatParts }),
    guests: 'guests' in row ? guestsOf(cell(row, 'guests')) : guestsOf('1-0-0'),
    stay: { arrival, departure: addDays(arrival, nights.length) },
    vat: {
      rateMillipercent: 'rate' in row ? vatRate(cell(row, 'rate')) : 20_000,
      isExclusive: 'prices' in row && cell(row, 'prices') === 'without',
    },
    cityTax,
    today,
    extras: 'extras' in row ? listOf(cell(row, 'extras')).map(extraOf) : [],
  });
}

/** `£30.00 at 5 %`, `£30.00`: an extra, at a rate of its own or the hotel's. */
function extraOf(text: string, index: number) {
  const [amount = '', rate] = text.split(' at ');
  return {
    extra: {
      id: (index + 1) as ExtraId,
      chargeType: 'per-stay',
      isPerPerson: false,
      articleMinors: [pence(amount)],
      maxQuantity: 1,
      vatRateMillipercent: rate === undefined ? null : vatRate(rate),
    },
    quantity: 1,
  } as const;
}

/** `25 % at 5 %`. */
function partOf(text: string): VatPart {
  const [share = '', rate = ''] = text.split(' at ');
  return { shareBasisPoints: basisPoints(share), rateMillipercent: vatRate(rate) };
}

/** `5 %: £28.57 + £1.43`. */
function atRateOf(text: string): VatAtRate {
  const [rate = '', sums = ''] = text.split(': ');
  const [net = '', vat = ''] = sums.split(' + ');
  return { rateMillipercent: vatRate(rate), netMinor: pence(net), vatMinor: pence(vat) };
}

/** Of a row: `£2.00-£1.00-£0.00`, its most nights, and where it is paid. */
function cityTaxOfRow(row: Row): CityTax {
  const [adultMinor = 0, childMinor = 0, infantMinor = 0] = cell(row, 'tax').split('-').map(pence);
  const most = cell(row, 'most nights');
  return {
    name: 'City tax',
    adultMinor,
    childMinor,
    infantMinor,
    mostNights: most === '–' ? null : Number(most),
    isPaidAtHotel: cell(row, 'paid') === 'at the hotel',
  };
}
