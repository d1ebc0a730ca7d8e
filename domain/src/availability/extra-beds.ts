import type { Guests } from '../occupancy/guests.ts';
import { mostOfExtra, type Extra, type ExtraBed } from '../pricing/extra-cost.ts';

/** How many further beds fit into a room of a type. */
export type BedsThatFit = Readonly<Record<ExtraBed, number>>;

/**
 * An extra as a room takes it: no more beds than fit there. Undefined for a bed where none fits. Rule: docs/pricing.md,
 * "Cots and extra beds".
 */
export function extraThatFits(extra: Extra, fits: BedsThatFit): Extra | undefined {
  if (extra.bed === undefined) return extra;
  const maxQuantity = Math.min(extra.maxQuantity, fits[extra.bed]);
  return maxQuantity === 0 ? undefined : { ...extra, maxQuantity };
}

/**
 * As many of that quantity as these guests use: no more cots than infants and children. Rule: docs/pricing.md, "Cots of
 * a changed room".
 */
export function quantityForGuests({ bed }: Pick<Extra, 'bed'>, quantity: number, guests: Guests): number {
  return bed === 'cot' ? Math.min(quantity, guests.children + guests.infants) : quantity;
}

/** The most for a room with these guests: a cot is for an infant or a child. */
export function mostForGuests(
  extra: Pick<Extra, 'chargeType' | 'maxQuantity' | 'bed'>,
  guests: Guests,
): number {
  return quantityForGuests(extra, mostOfExtra(extra), guests);
}
