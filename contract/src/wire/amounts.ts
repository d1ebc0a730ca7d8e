import { decimalOf, minorOf } from '@portico/domain/money/decimal';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import type { RateFigures } from '../calls/rate.ts';

/** Minor units of an amount from the wire. Throws where the schema should have refused it. */
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

const names = Object.keys(now) as (keyof RateComponents)[];

export function toWireFigures(
  components: RateComponents,
  original: RateComponents,
  currency: CurrencyCode,
): RateFigures {
  const pairs = names.flatMap((name) => [
    [now[name], toWireAmount(components[name], currency)],
    [`Original${now[name]}`, toWireAmount(original[name], currency)],
  ]);
  return Object.fromEntries(pairs) as RateFigures;
}

export function fromWireFigures(
  figures: RateFigures,
  currency: CurrencyCode,
): { components: RateComponents; original: RateComponents } {
  const read = (prefix: '' | 'Original') =>
    Object.fromEntries(
      names.map((name) => [
        name,
        fromWireAmount(figures[`${prefix}${now[name]}` as keyof RateFigures], currency),
      ]),
    ) as unknown as RateComponents;
  return { components: read(''), original: read('Original') };
}
