import { childAgesAreGiven } from '../occupancy/child-ages.ts';
import type { Issue } from '../result.ts';
import { leadGuestIssues, type Guest } from './guest.ts';
import type { RequiredFields } from './required-fields.ts';

/** A guest of a room before arrival. */
export interface ArrivingGuest extends Guest {
  readonly isChild: boolean;
  /** The rate or an extra of the room asks the ages of children. */
  readonly asksAge: boolean;
  /** In whole years; null: not known. */
  readonly age: number | null;
}

/**
 * Before arrival every guest of a room needs a name; adults also need e-mail and phone if `required`, children their age
 * if it is asked. Rule: docs/journeys.md, "Guests before arrival".
 */
export function arrivingGuestIssues(guest: ArrivingGuest, required: RequiredFields): Issue[] {
  if (!guest.isChild) return leadGuestIssues(guest, required);
  const ages = guest.age === null ? [] : [guest.age];
  return [
    ...leadGuestIssues(guest, { ...required, email: false, phone: false }),
    ...(childAgesAreGiven({ isAsked: guest.asksAge, children: 1, ages })
      ? []
      : [{ field: 'age', code: 'child-ages.missing' }]),
  ];
}
