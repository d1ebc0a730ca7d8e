import type { LocalDate } from '../calendar/local-date.ts';
import { nightsOf, type Stay } from '../calendar/stay.ts';
import { cityTaxOf, type CityTax } from '../money/city-tax.ts';
import { roundedRatio } from '../money/rounding.ts';
import { vatAtRates, withVat, type VatAtRate, type VatLine, type VatSettings } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { DueSchedule } from '../payment/payment-policy.ts';
import { dueOfRoom } from './due-of-room.ts';
import { extraQuote, type ExtraChoice, type ExtraQuote } from './extra-cost.ts';
import { nightsGross, taxedNights, type NightGross } from './nights-gross.ts';
import type { RateComponents } from './rate-components.ts';
import type { RatePlan } from './rate-plan.ts';
import { roomCost } from './room-cost.ts';
import type { StayRate } from './stay-rate.ts';

/**
 * One room for its whole stay, in minor units. Net, VAT, city tax and gross are of the room alone: net, VAT and city tax
 * add up to gross, and so do the nights.
 */
export interface RoomQuote extends VatLine {
  readonly cityTax: CityTax | null;
  readonly cityTaxMinor: number;
  readonly vatAtRates: readonly VatAtRate[];
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
 * Rule: docs/pricing.md, "Room cost", "VAT", "City tax", "The price of a night", "Extras", "When extras are due".
 */
export function roomQuote(facts: {
  readonly rate: StayRate;
  readonly ratePlan: Pick<RatePlan, 'baseNumberOfAdults' | 'payment' | 'vatParts'>;
  readonly guests: Guests;
  readonly stay: Stay;
  readonly vat: VatSettings;
  readonly cityTax: CityTax | null;
  readonly today: LocalDate;
  readonly extras?: readonly ExtraChoice[];
  readonly areExtrasInPolicy?: boolean;
}): RoomQuote {
  const { rate, ratePlan, guests, stay, vat, cityTax, today } = facts;
  const costOf = (components: RateComponents) => roomCost(components, ratePlan.baseNumberOfAdults, guests);
  const { vatParts } = ratePlan;
  const line = withVat(costOf(rate.components), vat, vatParts);
  const cityTaxMinor = cityTaxOf(cityTax, guests, nightsOf(stay));
  const grossMinor = line.grossMinor + cityTaxMinor;
  const chosen = (facts.extras ?? []).filter(({ quantity }) => quantity !== 0);
  const extras = chosen.map((choice) => extraQuote(choice, { stay, guests, vat }));
  const extrasGrossMinor = extras.reduce((sum, extra) => sum + extra.grossMinor, 0);
  return {
    ...line,
    grossMinor,
    cityTax,
    cityTaxMinor,
    vatAtRates: vatAtRates(line, vat.rateMillipercent, vatParts),
    originalGrossMinor: withVat(costOf(rate.original), vat).grossMinor + cityTaxMinor,
    nights: taxedNights(nightsGross(rate.nights, costOf, vat), cityTax, guests),
    averageNightMinor: roundedRatio(grossMinor, 1, nightsOf(stay)),
    extras,
    extrasGrossMinor,
    totalMinor: grossMinor + extrasGrossMinor,
    due: dueOfRoom({
      grossMinor,
      cityTax,
      cityTaxMinor,
      extrasGrossMinor,
      payment: ratePlan.payment,
      arrival: stay.arrival,
      today,
      areExtrasInPolicy: facts.areExtrasInPolicy ?? false,
    }),
  };
}
