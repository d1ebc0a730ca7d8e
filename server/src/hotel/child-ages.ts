import { issueText } from '@portico/contract/texts/issue-texts';
import type { ExtraId, RatePlanId } from '@portico/domain/ids';
import { childAgesAreGiven } from '@portico/domain/occupancy/child-ages';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { FieldFault } from './field-faults.ts';
import type { Hotel } from './hotel.ts';

/** What of a room decides whether the ages of its children are asked. */
interface RoomThatMayAsk {
  readonly ratePlanId: RatePlanId;
  readonly guests: Guests;
  /** Those it takes. */
  readonly extras: readonly { readonly extraId: ExtraId; readonly quantity: number }[];
}

/** Whether the rate or an extra of a room with children asks their ages. Rule: docs/journeys.md, "Children's ages". */
export function asksChildAges(hotel: Hotel, { ratePlanId, guests, extras }: RoomThatMayAsk): boolean {
  return (
    guests.children > 0 &&
    (hotel.ratePlans.get(ratePlanId)?.rules.asksChildAges === true ||
      extras.some(
        ({ extraId, quantity }) => quantity > 0 && hotel.extras.get(extraId)?.part.asksChildAges === true,
      ))
  );
}

/** Faults of the ages of a room's children; `parent`: the room, as in `Rooms[0]`. */
export function childAgesFaults(parent: string, ages: Parameters<typeof childAgesAreGiven>[0]): FieldFault[] {
  return childAgesAreGiven(ages)
    ? []
    : [{ field: `${parent}.ChildAges`, message: issueText('child-ages.missing') }];
}
