import { agesOfChildren, childAgesAreGiven } from '@portico/domain/occupancy/child-ages';
import type { ChildAges } from './booking.ts';

/** The ages that are chosen, of so many children: a child may stay at home after its age was stated. */
export function knownAges(ages: ChildAges, children: number): number[] {
  return agesOfChildren(ages, children).filter((age) => age !== null);
}

/** Whether so many children have an age each. */
export function agesAreSettled(children: number, ages: ChildAges): boolean {
  return childAgesAreGiven({ isAsked: children > 0, children, ages: knownAges(ages, children) });
}
