import { childAgesAreGiven } from '@portico/domain/occupancy/child-ages';
import type { BookingItem, ChildAges } from '../stay/booking.ts';
import { offerOf, type StayFacts } from './offers.ts';
import { roomExtras } from './room-extras.ts';

/**
 * How many children of a room are asked their ages: all, if its rate or an extra it takes asks; else 0. An extra asks
 * once the extras of all rooms are chosen. Rule: docs/journeys.md, "Children's ages".
 */
export function childrenToAsk(facts: StayFacts, items: readonly BookingItem[], item: BookingItem): number {
  const isAsked =
    offerOf(facts, item)?.plan.asksChildAges === true ||
    (items.every(({ extrasSeen }) => extrasSeen) &&
      roomExtras(facts, item, []).some(({ service, quantity }) => quantity > 0 && service.AsksChildAges));
  return isAsked ? item.guests.children : 0;
}

/** The ages that are chosen. */
export function knownAges(ages: ChildAges): number[] {
  return ages.filter((age) => age !== null);
}

/** Whether so many children have an age each. */
export function agesAreSettled(children: number, ages: ChildAges): boolean {
  return childAgesAreGiven({ isAsked: children > 0, children, ages: knownAges(ages.slice(0, children)) });
}
