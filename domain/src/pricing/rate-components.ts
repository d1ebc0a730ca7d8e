/**
 * The eight figures a price is made of, each in minor units: for one night where the hotel keeps them,
 * for the whole stay where a room is priced. Rule: docs/pricing.md, "Room cost".
 */
export interface RateComponents {
  readonly base: number;
  readonly perRoom: number;
  readonly perAdult: number;
  readonly perChild: number;
  readonly perInfant: number;
  readonly perPersonAdult: number;
  readonly perPersonChild: number;
  readonly perPersonInfant: number;
}

export const noComponents: RateComponents = {
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
  return {
    base: change(components.base),
    perRoom: change(components.perRoom),
    perAdult: change(components.perAdult),
    perChild: change(components.perChild),
    perInfant: change(components.perInfant),
    perPersonAdult: change(components.perPersonAdult),
    perPersonChild: change(components.perPersonChild),
    perPersonInfant: change(components.perPersonInfant),
  };
}
