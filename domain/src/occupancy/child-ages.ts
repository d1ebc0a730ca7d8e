/** The oldest age of a child that a guest may state, in whole years; an infant of a few months is 0. */
export const oldestChild = 17;

/**
 * Whether the ages of a room's children are settled: neither its rate nor one of its extras asks for them, or each child
 * has one, in whole years from 0 to {@link oldestChild}. Rule: docs/journeys.md, "Children's ages".
 */
export function childAgesAreGiven(facts: {
  readonly isAsked: boolean;
  readonly children: number;
  readonly ages: readonly number[];
}): boolean {
  const { isAsked, children, ages } = facts;
  return !isAsked || (ages.length === children && ages.every(isAgeOfChild));
}

/** The ages of so many children: those of children who do not come any more are dropped from the end. */
export function agesOfChildren<Age>(ages: readonly Age[], children: number): Age[] {
  return ages.slice(0, children);
}

function isAgeOfChild(age: number): boolean {
  return Number.isInteger(age) && age >= 0 && age <= oldestChild;
}
