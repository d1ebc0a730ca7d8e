import { keysOf, tableOf } from '../record.ts';

/**
 * The eight figures of a price, in minor units: for one night as stored, for the whole stay in a quote. Rule:
 * docs/pricing.md, "Room cost".
 */
export type RateComponents = Readonly<Record<keyof typeof noComponents, number>>;

export const noComponents = {
  base: 0,
  perRoom: 0,
  perAdult: 0,
  perChild: 0,
  perInfant: 0,
  perPersonAdult: 0,
  perPersonChild: 0,
  perPersonInfant: 0,
};

/** Sums the nights of a stay. Into one object, because a search sums hundreds of nights. */
export function sumComponents(list: readonly RateComponents[]): RateComponents {
  const sum = { ...noComponents };
  for (const components of list) {
    sum.base += components.base;
    sum.perRoom += components.perRoom;
    sum.perAdult += components.perAdult;
    sum.perChild += components.perChild;
    sum.perInfant += components.perInfant;
    sum.perPersonAdult += components.perPersonAdult;
    sum.perPersonChild += components.perPersonChild;
    sum.perPersonInfant += components.perPersonInfant;
  }
  return sum;
}

/** Applies `change` to each figure. */
export function mapComponents(components: RateComponents, change: (minor: number) => number): RateComponents {
  return tableOf(keysOf(components), (name) => change(components[name]));
}
