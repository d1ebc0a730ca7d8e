import fc from 'fast-check';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { ExtraId } from '../ids.ts';
import type { CityTax } from '../money/city-tax.ts';
import type { VatPart } from '../money/vat.ts';
import { mostOfExtra, type ExtraChargeType, type ExtraChoice } from '../pricing/extra-cost.ts';
import type { NightRate } from '../pricing/night-rate.ts';
import type { RateComponents } from '../pricing/rate-components.ts';
import { buildNightRate } from './builders.fixture.ts';

/** The arrival of every generated stay. */
export const arrivalOfAll = localDate('2027-03-14');

const count = fc.nat(6);
const figure = fc.nat(500_00);

export const anyGuests = fc.record({ adults: count, children: count, infants: count });

export const anyComponents: fc.Arbitrary<RateComponents> = fc.record({
  base: figure,
  perRoom: figure,
  perAdult: figure,
  perChild: figure,
  perInfant: figure,
  perPersonAdult: figure,
  perPersonChild: figure,
  perPersonInfant: figure,
});

export const anyVat = fc.record({ rateMillipercent: fc.nat(50_000), isExclusive: fc.boolean() });

const anyRate = fc.constantFrom(0, 5_000, 7_000, 10_000, 20_000);
const anyPart: fc.Arbitrary<VatPart> = fc.record({
  rateMillipercent: anyRate,
  shareBasisPoints: fc.integer({ min: 1, max: 5_000 }),
});
const anyCityTax: fc.Arbitrary<CityTax> = fc.record({
  name: fc.constantFrom('City tax', 'Visitor levy'),
  adultMinor: fc.nat(9_00),
  childMinor: fc.nat(5_00),
  infantMinor: fc.nat(1_00),
  mostNights: fc.option(fc.integer({ min: 1, max: 10 })),
  isPaidAtHotel: fc.boolean(),
});

/** VAT with up to two parts of the price at other rates, if prices include it; a city tax or none. */
export const anyTaxes = fc
  .tuple(anyVat, fc.array(anyPart, { maxLength: 2 }), fc.option(anyCityTax))
  .map(([vat, parts, cityTax]) => ({ vat, vatParts: vat.isExclusive ? [] : parts, cityTax }));

/** Open nights without rules from the arrival, at any prices. */
export const anyNights: fc.Arbitrary<NightRate[]> = fc
  .array(anyComponents, { minLength: 1, maxLength: 14 })
  .map((list) =>
    list.map((components, index) => buildNightRate({ date: addDays(arrivalOfAll, index), components })),
  );

/** Up to four extras of any kind, in any quantity. */
export const anyExtras: fc.Arbitrary<ExtraChoice[]> = fc.array(
  fc
    .record({
      chargeType: fc.constantFrom<ExtraChargeType>('per-stay', 'per-day', 'per-quantity'),
      isPerPerson: fc.boolean(),
      articleMinors: fc.array(figure, { maxLength: 3 }),
      quantity: count,
      vatRateMillipercent: fc.option(anyRate),
    })
    .map(({ quantity, ...rest }) => {
      const extra = { id: 1 as ExtraId, maxQuantity: 6, ...rest };
      return { extra, quantity: Math.min(quantity, mostOfExtra(extra)) };
    }),
  { maxLength: 4 },
);

/** Shares at booking and some days before, together more or less than the whole. */
export const anyPaymentPolicy = fc.array(
  fc.oneof(
    fc.record({ when: fc.constant('at-booking' as const), percentBasisPoints: fc.nat(10_000) }),
    fc.record({
      when: fc.constant('days-before-arrival' as const),
      percentBasisPoints: fc.nat(10_000),
      daysBefore: fc.nat(60),
    }),
  ),
  { maxLength: 5 },
);
