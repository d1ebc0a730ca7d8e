import type { StoredRatePlanPart } from '@portico/contract/property-file/property-file';
import { anyNights } from '@portico/domain/worked-examples/arbitraries.fixture';
import { mapComponents, sumComponents } from '@portico/domain/pricing/rate-components';
import type { StayRate } from '@portico/domain/pricing/stay-rate';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWireRate } from '@portico/contract/wire/rate';
import { rateJson } from './rate-json.ts';

const { ratePlans } = buildHotelFile();
const promotion = { id: 1, name: 'Half "of" it' } as never;

/** Of any nights, with a promotion that halves some figures, or with the base price only, as most hotels have it. */
const anyRate: fc.Arbitrary<StayRate> = fc
  .tuple(anyNights, fc.boolean(), fc.boolean())
  .map(([list, isHalved, isBaseAlone]) => {
    const nights = list.map((night) => {
      const alone = { ...mapComponents(night.components, () => 0), base: night.components.base };
      const original = isBaseAlone ? alone : night.components;
      const half = (minor: number) => Math.floor(minor / 2);
      return { ...night, original, components: isHalved ? mapComponents(original, half) : original };
    });
    return {
      nights,
      components: sumComponents(nights.map(({ components }) => components)),
      original: sumComponents(nights.map(({ original }) => original)),
    };
  });

test('a rate written by hand equals the rate of the wire', () => {
  fc.assert(
    fc.property(anyRate, fc.constantFrom(...ratePlans), (rate, plan) => {
      const part = plan as StoredRatePlanPart;
      expect(rateJson('GBP')(part, rate, promotion)).toBe(
        JSON.stringify(toWireRate(part, rate, 'GBP', promotion)),
      );
    }),
  );
});
