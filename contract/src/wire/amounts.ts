import { decimalOf, minorOf } from '@portico/domain/money/decimal';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import { keysOf, tableOf } from '@portico/domain/record';
import type { RateFigures } from '../calls/rate.ts';

/** Minor units of an amount from the wire. Throws if the schema should have refused it. */
export function fromWireAmount(amount: number, currency: CurrencyCode): number {
  const minor = minorOf(amount, currency);
  if (minor === undefined) throw new RangeError('An amount with more places than its currency');
  return minor;
}

export function toWireAmount(minor: number, currency: CurrencyCode): number {
  return decimalOf(minor, currency);
}

const now = {
  base: 'BaseRate',
  perRoom: 'CostPerRoom',
  perAdult: 'CostPerAdult',
  perChild: 'CostPerChild',
  perInfant: 'CostPerInfant',
  perPersonAdult: 'PerPersonCostPerAdult',
  perPersonChild: 'PerPersonCostPerChild',
  perPersonInfant: 'PerPersonCostPerInfant',
} as const satisfies Record<keyof RateComponents, keyof RateFigures>;

const names = /* @__PURE__ */ keysOf(now);

/** Written out field by field for speed: a search writes hundreds of these. */
export function toWireFigures(
  components: RateComponents,
  original: RateComponents,
  currency: CurrencyCode,
): RateFigures {
  return {
    BaseRate: decimalOf(components.base, currency),
    OriginalBaseRate: decimalOf(original.base, currency),
    CostPerRoom: decimalOf(components.perRoom, currency),
    OriginalCostPerRoom: decimalOf(original.perRoom, currency),
    CostPerAdult: decimalOf(components.perAdult, currency),
    OriginalCostPerAdult: decimalOf(original.perAdult, currency),
    CostPerChild: decimalOf(components.perChild, currency),
    OriginalCostPerChild: decimalOf(original.perChild, currency),
    CostPerInfant: decimalOf(components.perInfant, currency),
    OriginalCostPerInfant: decimalOf(original.perInfant, currency),
    PerPersonCostPerAdult: decimalOf(components.perPersonAdult, currency),
    OriginalPerPersonCostPerAdult: decimalOf(original.perPersonAdult, currency),
    PerPersonCostPerChild: decimalOf(components.perPersonChild, currency),
    OriginalPerPersonCostPerChild: decimalOf(original.perPersonChild, currency),
    PerPersonCostPerInfant: decimalOf(components.perPersonInfant, currency),
    OriginalPerPersonCostPerInfant: decimalOf(original.perPersonInfant, currency),
  };
}

export function fromWireFigures(
  figures: RateFigures,
  currency: CurrencyCode,
): { components: RateComponents; original: RateComponents } {
  const read = (prefix: '' | 'Original'): RateComponents =>
    tableOf(names, (name) => fromWireAmount(figures[`${prefix}${now[name]}`], currency));
  return { components: read(''), original: read('Original') };
}
