import type { LocalDate } from '../calendar/local-date.ts';
import { nightsOf, type Stay } from '../calendar/stay.ts';
import { roundedRatio } from '../money/rounding.ts';
import { withVat, type VatLine, type VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { DueSchedule } from '../payment/payment-policy.ts';
import { dueOfRoom } from './due-of-room.ts';
import { extraQuote, type ExtraChoice, type ExtraQuote } from './extra-cost.ts';
import { nightsGross, type NightGross } from './nights-gross.ts';
import type { RateComponents } from './rate-components.ts';
import type { RatePlan } from './rate-plan.ts';
import { roomCost } from './room-cost.ts';
import type { StayRate } from './stay-rate.ts';

/**
 * One room for its whole stay, in minor units. Net, VAT and gross are of the room alone: net and VAT add up to gross,
 * and so do the nights.
 */
export interface RoomQuote extends VatLine {
  /** The same room at the same rate before promotions. */
  readonly originalGrossMinor: number;
  readonly nights: readonly NightGross[];
  /** Rounded for display; do not multiply it. */
  readonly averageNightMinor: number;
  readonly extras: readonly ExtraQuote[];
  readonly extrasGrossMinor: number;
  /** Room and extras, gross. */
  readonly totalMinor: number;
  /** Of `totalMinor`. */
  readonly due: DueSchedule;
}

/**
 * The price of one room with its extras, shared by all callers. `today` is the property's date; with
 * `areExtrasInPolicy` extras follow the room's payment policy. Throws a RangeError on an invalid quantity of an extra.
 * Rule: docs/pricing.md, "Room cost", "VAT", "The price of a night", "Extras", "When extras are due".
 */
export function roomQuote(facts: {
  readonly rate: StayRate;
  readonly ratePlan: Pick<RatePlan, 'baseNumberOfAdults' | 'payment'>;
  readonly guests: Guests;
  readonly stay: Stay;
  readonly vat: VatSettings;
  readonly today: LocalDate;
  readonly extras?: readonly ExtraChoice[];
  readonly areExtrasInPolicy?: boolean;
}): RoomQuote {
  const { rate, ratePlan, guests, stay, vat, today } = facts;
  const costOf = (components: RateComponents) => roomCost(components, ratePlan.baseNumberOfAdults, guests);
  const line = withVat(costOf(rate.components), vat);
  const chosen = (facts.extras ?? []).filter(({ quantity }) => quantity !== 0);
  const extras = chosen.map((choice) => extraQuote(choice, { stay, guests, vat }));
  const extrasGrossMinor = extras.reduce((sum, extra) => sum + extra.grossMinor, 0);
  return {
    ...line,
    originalGrossMinor: withVat(costOf(rate.original), vat).grossMinor,
    nights: nightsGross(rate.nights, costOf, vat),
    averageNightMinor: roundedRatio(line.grossMinor, 1, nightsOf(stay)),
    extras,
    extrasGrossMinor,
    totalMinor: line.grossMinor + extrasGrossMinor,
    due: dueOfRoom({
      grossMinor: line.grossMinor,
      extrasGrossMinor,
      payment: ratePlan.payment,
      arrival: stay.arrival,
      today,
      areExtrasInPolicy: facts.areExtrasInPolicy ?? false,
    }),
  };
}
