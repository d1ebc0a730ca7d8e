/** What a room costs at one rate, and what it would cost before promotions; both in minor units, net or gross alike. */
export interface RateCandidate {
  readonly cost: number;
  readonly originalCost: number;
}

/**
 * The cheapest candidate with the Original of that same rate, so that was and now compare like with like; of equal
 * ones the first. Undefined without candidates. Rule: docs/pricing.md, "The lowest rate".
 */
export function lowestRate(candidates: readonly RateCandidate[]): RateCandidate | undefined {
  return candidates.reduce<RateCandidate | undefined>(
    (lowest, candidate) => (lowest === undefined || candidate.cost < lowest.cost ? candidate : lowest),
    undefined,
  );
}
