import type { LocalDate } from '../calendar/local-date.ts';
import type { CityTax } from '../money/city-tax.ts';
import { dueSchedule, type DueSchedule, type PaymentPolicy } from '../payment/payment-policy.ts';

/**
 * What is due when, of a room with extras, before any voucher; minor units, gross. `today` is the property's date; with
 * `areExtrasInPolicy` extras follow the room's payment policy. Rule: docs/pricing.md, "When extras are due", "City tax".
 */
export function dueOfRoom(facts: {
  /** City tax included. */
  readonly grossMinor: number;
  readonly cityTax: Pick<CityTax, 'isPaidAtHotel'> | null;
  readonly cityTaxMinor: number;
  readonly extrasGrossMinor: number;
  readonly payment: PaymentPolicy;
  readonly arrival: LocalDate;
  readonly today: LocalDate;
  readonly areExtrasInPolicy: boolean;
}): DueSchedule {
  const { extrasGrossMinor, payment, arrival, today } = facts;
  const taxAtHotelMinor = facts.cityTax?.isPaidAtHotel === true ? facts.cityTaxMinor : 0;
  const roomMinor = facts.grossMinor - taxAtHotelMinor;
  const due = dueSchedule(roomMinor, payment, arrival, today);
  if (facts.areExtrasInPolicy && due.nowMinor > 0) {
    const withExtras = dueSchedule(roomMinor + extrasGrossMinor, payment, arrival, today);
    return { ...withExtras, atHotelMinor: withExtras.atHotelMinor + taxAtHotelMinor };
  }
  return { ...due, atHotelMinor: due.atHotelMinor + extrasGrossMinor + taxAtHotelMinor };
}
