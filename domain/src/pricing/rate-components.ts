import { keysOf, tableOf } from '../record.ts';

/**
 * The eight figures a price is made of, each in minor units: for one night where the hotel keeps them,
 * for the whole stay where a room is priced. Rule: docs/pricing.md, "Room cost".
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

/** The nights of a stay make the stay's figures. In one object for all of them: a search adds up hundreds of nights. */
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

/** Each figure changed by itself. */
export function mapComponents(components: RateComponents, change: (minor: number) => number): RateComponents {
  return tableOf(keysOf(components), (name) => change(components[name]));
}
