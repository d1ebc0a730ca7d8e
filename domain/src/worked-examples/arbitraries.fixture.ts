import fc from 'fast-check';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { NightRate } from '../pricing/night-rate.ts';
import type { RateComponents } from '../pricing/rate-components.ts';
import { buildNightRate } from './builders.fixture.ts';

/** The night of arrival of every generated stay. */
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

export const anyVat = fc.record({ rateBasisPoints: fc.nat(5000), isExclusive: fc.boolean() });

/** Open nights without rules from the arrival on, at any prices. */
export const anyNights: fc.Arbitrary<NightRate[]> = fc
  .array(anyComponents, { minLength: 1, maxLength: 14 })
  .map((list) =>
    list.map((components, index) => buildNightRate({ date: addDays(arrivalOfAll, index), components })),
  );

/** Shares at booking and so many days before, together more or less than the whole. */
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
