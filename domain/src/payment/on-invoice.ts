import type { DueSchedule } from './payment-policy.ts';
import { paymentMethods, type PaymentType } from './payment-methods.ts';

/** The four sums of what is left of a gross price after a voucher, in minor units; they add up to it. */
export interface DueOfBooking extends DueSchedule {
  /** What is sent as an invoice. */
  readonly onInvoiceMinor: number;
}

/** True for the ways by which all that is left to pay is sent as an invoice. */
export function isInvoice(type: PaymentType | null): boolean {
  return type !== null && paymentMethods[type].owes === 'later';
}

/**
 * What is due when by the way of paying that was taken: an invoice has all of it, whatever the payment policy says.
 * Rule: docs/pricing.md, "On invoice".
 */
export function dueByPayment(due: DueSchedule, type: PaymentType | null): DueOfBooking {
  if (!isInvoice(type)) return { ...due, onInvoiceMinor: 0 };
  return { nowMinor: 0, later: [], atHotelMinor: 0, onInvoiceMinor: leftToPay(due) };
}

/** All of it together, in minor units. */
export function leftToPay({ nowMinor, later, atHotelMinor }: DueSchedule): number {
  return later.reduce((sum, { minor }) => sum + minor, nowMinor + atHotelMinor);
}

/**
 * What a booking still owes on its invoice, in minor units: what was invoiced less what was paid of it, never below
 * nothing. Rule: docs/pricing.md, "On invoice".
 */
export function invoiceBalance(onInvoiceMinor: number, paidMinor: number): number {
  return Math.max(0, onInvoiceMinor - paidMinor);
}
