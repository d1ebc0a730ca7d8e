import { isSameFee, type CancellationCost, type CancellationSteps } from './cancellation-steps.ts';

/** Rooms with the same terms, and their combined amounts. */
export interface SharedTerms<Room> {
  readonly rooms: readonly Room[];
  readonly terms: CancellationSteps;
}

/**
 * Groups the rooms of a booking by terms, in the order of the first of each: the same fees from the same moments,
 * amounts added up. Rule: docs/pricing.md, "Cancelling step by step".
 */
export function termsByRoom<Room>(
  rooms: readonly Room[],
  termsOf: (room: Room) => CancellationSteps,
): SharedTerms<Room>[] {
  const shared: SharedTerms<Room>[] = [];
  for (const room of rooms) {
    const terms = termsOf(room);
    const at = shared.findIndex((other) => isSameTerms(other.terms, terms));
    const other = shared[at];
    if (other === undefined) shared.push({ rooms: [room], terms });
    else shared[at] = { rooms: [...other.rooms, room], terms: addTerms(other.terms, terms) };
  }
  return shared;
}

/** The same fees from the same moments, regardless of amounts. */
export function isSameTerms(a: CancellationSteps, b: CancellationSteps): boolean {
  return (
    a.steps.length === b.steps.length &&
    isSameFee(a.noShow.fee, b.noShow.fee) &&
    a.steps.every(({ from, fee }, index) => {
      const other = b.steps[index];
      return isSameFee(fee, other?.fee) && from?.date === other?.from?.date && from?.at === other?.from?.at;
    })
  );
}

function addTerms(a: CancellationSteps, b: CancellationSteps): CancellationSteps {
  const added = <Cost extends CancellationCost>(cost: Cost, other: CancellationCost | undefined): Cost => ({
    ...cost,
    minor: cost.minor + (other?.minor ?? 0),
  });
  const [first, ...later] = a.steps;
  return {
    steps: [added(first, b.steps[0]), ...later.map((step, index) => added(step, b.steps[index + 1]))],
    noShow: added(a.noShow, b.noShow),
    hasCityTax: a.hasCityTax || b.hasCityTax,
  };
}
