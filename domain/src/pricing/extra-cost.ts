import { nightsOf, type Stay } from '../calendar/stay.ts';
import type { ExtraId } from '../ids.ts';
import { withVat, type VatLine, type VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';

export type ExtraChargeType = 'per-stay' | 'per-day' | 'per-quantity';

/** A further bed in a room. */
export type ExtraBed = 'cot' | 'extra-bed';

/** The part of an extra that the rules need, without its texts. */
export interface Extra {
  readonly id: ExtraId;
  readonly chargeType: ExtraChargeType;
  /** True: charged per adult and per child, not per infant. */
  readonly isPerPerson: boolean;
  /** Prices in minor units as the hotel stores them; the unit price is their sum. */
  readonly articleMinors: readonly number[];
  /** The most per room, if charged by quantity or a bed. */
  readonly maxQuantity: number;
  /** The bed it is; absent for anything else. */
  readonly bed?: ExtraBed | undefined;
  /** Thousandths of a percent; null: the hotel's standard rate. */
  readonly vatRateMillipercent: number | null;
}

/** A guest's choice of an extra for one room. */
export interface ExtraChoice {
  readonly extra: Extra;
  readonly quantity: number;
}

/** An extra's line of a room, in minor units; net and VAT add up to gross. */
export interface ExtraQuote extends VatLine {
  readonly extraId: ExtraId;
  readonly quantity: number;
  readonly vatRateMillipercent: number;
}

/** The VAT of an extra: at its own rate, or else at the hotel's. Rule: docs/pricing.md, "VAT at several rates". */
export function vatOfExtra(
  { vatRateMillipercent }: Pick<Extra, 'vatRateMillipercent'>,
  vat: VatSettings,
): VatSettings {
  return { ...vat, rateMillipercent: vatRateMillipercent ?? vat.rateMillipercent };
}

/** The most per room: one if charged per stay or per day, and not a bed. */
export function mostOfExtra(extra: Pick<Extra, 'chargeType' | 'maxQuantity' | 'bed'>): number {
  return extra.chargeType === 'per-quantity' || extra.bed !== undefined ? extra.maxQuantity : 1;
}

/**
 * The cost of an extra for one room, in minor units as the hotel stores its prices (net or gross). Throws a RangeError
 * unless the quantity is an integer from 0 to {@link mostOfExtra}. Rule: docs/pricing.md, "Extras".
 */
export function extraCost(
  extra: Omit<Extra, 'id' | 'vatRateMillipercent'>,
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

/** Its line with VAT, rounded once. Throws as {@link extraCost} does. Rule: docs/pricing.md, "Extras", "VAT". */
export function extraQuote(
  { extra, quantity }: ExtraChoice,
  { stay, guests, vat }: { readonly stay: Stay; readonly guests: Guests; readonly vat: VatSettings },
): ExtraQuote {
  const cost = extraCost(extra, { nights: nightsOf(stay), guests, quantity });
  const own = vatOfExtra(extra, vat);
  return {
    extraId: extra.id,
    quantity,
    vatRateMillipercent: own.rateMillipercent,
    ...withVat(cost, own),
  };
}
