import type { LocalDate } from '../calendar/local-date.ts';
import { dueSchedule, type DueSchedule, type PaymentPolicy } from '../payment/payment-policy.ts';

/**
 * What is due when, of a room with extras, before any voucher; minor units, gross. `today` is the property's date; with
 * `areExtrasInPolicy` extras follow the room's payment policy. Rule: docs/pricing.md, "When extras are due".
 */
export function dueOfRoom(facts: {
  readonly grossMinor: number;
  readonly extrasGrossMinor: number;
  readonly payment: PaymentPolicy;
  readonly arrival: LocalDate;
  readonly today: LocalDate;
  readonly areExtrasInPolicy: boolean;
}): DueSchedule {
  const { grossMinor, extrasGrossMinor, payment, arrival, today } = facts;
  const due = dueSchedule(grossMinor, payment, arrival, today);
  if (facts.areExtrasInPolicy && due.nowMinor > 0) {
    return dueSchedule(grossMinor + extrasGrossMinor, payment, arrival, today);
  }
  return { ...due, atHotelMinor: due.atHotelMinor + extrasGrossMinor };
}
