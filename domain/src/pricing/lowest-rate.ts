/** The cost of a room at one rate, now and before promotions; minor units, both net or both gross. */
export interface RateCandidate {
  readonly cost: number;
  readonly originalCost: number;
}

/**
 * The cheapest candidate, with the Original of the same rate, so that both prices are comparable; the first of equal
 * ones. Undefined without candidates. Rule: docs/pricing.md, "The lowest rate".
 */
export function lowestRate(candidates: readonly RateCandidate[]): RateCandidate | undefined {
  return candidates.reduce<RateCandidate | undefined>(
    (lowest, candidate) => (lowest === undefined || candidate.cost < lowest.cost ? candidate : lowest),
    undefined,
  );
}
