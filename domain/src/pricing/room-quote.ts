import type { LocalDate } from '../calendar/local-date.ts';
import { nightsOf, type Stay } from '../calendar/stay.ts';
import { allocate } from '../money/allocate.ts';
import { roundedRatio } from '../money/rounding.ts';
import { withVat, type VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';
import { dueSchedule, type DueSchedule } from '../payment/payment-policy.ts';
import type { RatePlan } from './rate-plan.ts';
import { roomCost } from './room-cost.ts';
import type { StayRate } from './stay-rate.ts';

/** One room for its whole stay, in minor units. Net and VAT add up to gross, and so do the nights. */
export interface RoomQuote {
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  /** The same room at the same rate before promotions. */
  readonly originalGrossMinor: number;
  readonly nights: readonly NightGross[];
  /** Rounded for display; not to be multiplied. */
  readonly averageNightMinor: number;
  readonly due: DueSchedule;
}

/** A night's share of the gross price, in minor units. */
export interface NightGross {
  readonly date: LocalDate;
  readonly grossMinor: number;
}

/**
 * The price of one room, the same wherever it is asked for. `today` is the property's date.
 * Rule: docs/pricing.md, "Room cost", "VAT", "The price of a night", "What is due when".
 */
export function roomQuote(facts: {
  readonly rate: StayRate;
  readonly ratePlan: Pick<RatePlan, 'baseNumberOfAdults' | 'payment'>;
  readonly guests: Guests;
  readonly stay: Stay;
  readonly vat: VatSettings;
  readonly today: LocalDate;
}): RoomQuote {
  const { rate, ratePlan, guests, stay, vat, today } = facts;
  const line = withVat(roomCost(rate.components, ratePlan.baseNumberOfAdults, guests), vat);
  const original = withVat(roomCost(rate.original, ratePlan.baseNumberOfAdults, guests), vat);
  const nightCosts = rate.nights.map((night) =>
    roomCost(night.components, ratePlan.baseNumberOfAdults, guests),
  );
  const shares = allocate(line.grossMinor, nightCosts);
  return {
    ...line,
    originalGrossMinor: original.grossMinor,
    nights: rate.nights.map(({ date }, index) => ({ date, grossMinor: shares[index] ?? 0 })),
    averageNightMinor: roundedRatio(line.grossMinor, 1, nightsOf(stay)),
    due: dueSchedule(line.grossMinor, ratePlan.payment, stay.arrival, today),
  };
}
