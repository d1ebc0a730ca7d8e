import { nightsOf, type Stay } from '../calendar/stay.ts';
import type { ExtraId } from '../ids.ts';
import { withVat, type VatLine, type VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';

export type ExtraChargeType = 'per-stay' | 'per-day' | 'per-quantity';

/** What the rules need to know of an extra; names and words stay outside. */
export interface Extra {
  readonly id: ExtraId;
  readonly chargeType: ExtraChargeType;
  /** True: charged for each adult and each child, not for infants. */
  readonly isPerPerson: boolean;
  /** Its prices in minor units as the hotel keeps them; the unit price is their sum. */
  readonly articleMinors: readonly number[];
  /** The most of one room, where it is charged by quantity. */
  readonly maxQuantity: number;
}

/** What a guest takes of an extra beside one room. */
export interface ExtraChoice {
  readonly extra: Extra;
  readonly quantity: number;
}

/** An extra's line of a room, in minor units; net and VAT add up to gross. */
export interface ExtraQuote extends VatLine {
  readonly extraId: ExtraId;
  readonly quantity: number;
}

/** How many of it one room may have: one where it is charged for the stay or by the day. */
export function mostOfExtra(extra: Pick<Extra, 'chargeType' | 'maxQuantity'>): number {
  return extra.chargeType === 'per-quantity' ? extra.maxQuantity : 1;
}

/**
 * What an extra costs for one room, in minor units as the hotel keeps its prices (net or gross). Throws a RangeError on
 * a quantity that is not a whole number from 0 to {@link mostOfExtra}. Rule: docs/pricing.md, "Extras".
 */
export function extraCost(
  extra: Omit<Extra, 'id'>,
  {
    nights,
    guests,
    quantity,
  }: { readonly nights: number; readonly guests: Guests; readonly quantity: number },
): number {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > mostOfExtra(extra)) {
    throw new RangeError('An extra is taken in whole numbers, as often as it may be');
  }
  const unitMinor = extra.articleMinors.reduce((sum, minor) => sum + minor, 0);
  const days = extra.chargeType === 'per-day' ? nights : 1;
  const people = extra.isPerPerson ? guests.adults + guests.children : 1;
  return unitMinor * quantity * days * people;
}

/** Its line with VAT, rounded once. Throws where {@link extraCost} does. Rule: docs/pricing.md, "Extras", "VAT". */
export function extraQuote(
  { extra, quantity }: ExtraChoice,
  { stay, guests, vat }: { readonly stay: Stay; readonly guests: Guests; readonly vat: VatSettings },
): ExtraQuote {
  const cost = extraCost(extra, { nights: nightsOf(stay), guests, quantity });
  return { extraId: extra.id, quantity, ...withVat(cost, vat) };
}
