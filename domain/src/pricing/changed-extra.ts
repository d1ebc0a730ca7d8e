import { nightsOf, type Stay } from '../calendar/stay.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { ExtraChargeType } from './extra-cost.ts';

/** An extra of a room for its stay. */
export interface ExtraOfStay {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly quantity: number;
}

/**
 * Whether an extra keeps the price at which it was booked: nothing that it is charged by has changed. Otherwise all of
 * it is priced today. Rule: docs/pricing.md, "Changing a booking".
 */
export function extraKeepsPrice(
  { chargeType, isPerPerson }: { readonly chargeType: ExtraChargeType; readonly isPerPerson: boolean },
  before: ExtraOfStay,
  after: ExtraOfStay,
): boolean {
  const people = ({ guests }: ExtraOfStay) => guests.adults + guests.children;
  return (
    before.quantity === after.quantity &&
    (chargeType !== 'per-day' || nightsOf(before.stay) === nightsOf(after.stay)) &&
    (!isPerPerson || people(before) === people(after))
  );
}
