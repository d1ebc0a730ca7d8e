import type { LocalDate } from '../calendar/local-date.ts';
import { stayDates, type Stay } from '../calendar/stay.ts';
import type { ExtraChargeType } from '../pricing/extra-cost.ts';

/** Units left of an extra: its inventory less those taken, never below 0. Null: unlimited. */
export function remainingExtra(inventory: {
  readonly startingInventory: number | null;
  readonly usedQuantities: readonly number[];
}): number | null {
  if (inventory.startingInventory === null) return null;
  const used = inventory.usedQuantities.reduce((sum, quantity) => sum + quantity, 0);
  return Math.max(0, inventory.startingInventory - used);
}

/** `isHeld`: this room already has it. Rule: docs/pricing.md, "Limited extras". */
export function extraIsSelectable(facts: {
  readonly remaining: number | null;
  readonly isHeld: boolean;
}): boolean {
  return facts.remaining === null || facts.remaining > 0 || facts.isHeld;
}

/** The dates on which an extra uses units: each night if charged per day, otherwise the arrival. */
export function extraDates(chargeType: ExtraChargeType, stay: Stay): LocalDate[] {
  return chargeType === 'per-day' ? stayDates(stay) : [stay.arrival];
}
