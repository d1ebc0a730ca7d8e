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

/** Each figure with its counterpart. */
export function addComponents(a: RateComponents, b: RateComponents): RateComponents {
  return {
    base: a.base + b.base,
    perRoom: a.perRoom + b.perRoom,
    perAdult: a.perAdult + b.perAdult,
    perChild: a.perChild + b.perChild,
    perInfant: a.perInfant + b.perInfant,
    perPersonAdult: a.perPersonAdult + b.perPersonAdult,
    perPersonChild: a.perPersonChild + b.perPersonChild,
    perPersonInfant: a.perPersonInfant + b.perPersonInfant,
  };
}

/** The nights of a stay make the stay's figures. */
export function sumComponents(list: readonly RateComponents[]): RateComponents {
  return list.reduce(addComponents, noComponents);
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
