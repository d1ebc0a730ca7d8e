import type { DueSchedule } from './payment-policy.ts';
import { paymentMethods, type PaymentType } from './payment-methods.ts';

/** The four parts of a gross price after a voucher, in minor units; they add up to it. */
export interface DueOfBooking extends DueSchedule {
  /** Invoiced. */
  readonly onInvoiceMinor: number;
}

/** Whether the payment method puts everything left to pay on an invoice. */
export function isInvoice(type: PaymentType | null): boolean {
  return type !== null && paymentMethods[type].owes === 'later';
}

/**
 * The due schedule under the accepted payment method: an invoice takes all of it, regardless of the payment policy.
 * Rule: docs/pricing.md, "On invoice".
 */
export function dueByPayment(due: DueSchedule, type: PaymentType | null): DueOfBooking {
  if (!isInvoice(type)) return { ...due, onInvoiceMinor: 0 };
  return { nowMinor: 0, later: [], atHotelMinor: 0, onInvoiceMinor: remainingToPay(due) };
}

/**
 * The same parts once a pay link asks for what is still to pay: all on invoice, what was charged of it too, but for what
 * was paid at the hotel (`paidAtHotelMinor`). No charge is planned. Rule: docs/payments.md, "A pay link of a booking".
 */
export function dueByLink(due: DueOfBooking, paidAtHotelMinor: number): DueOfBooking {
  const allMinor = remainingToPay(due) + due.onInvoiceMinor;
  const atHotelMinor = Math.min(allMinor, paidAtHotelMinor);
  return { nowMinor: 0, later: [], atHotelMinor, onInvoiceMinor: allMinor - atHotelMinor };
}

/** The sum of all parts but that on invoice, in minor units. */
export function remainingToPay({ nowMinor, later, atHotelMinor }: DueSchedule): number {
  return later.reduce((sum, { minor }) => sum + minor, nowMinor + atHotelMinor);
}

/**
 * What a booking still owes on its invoice, in minor units: invoiced less paid, never below 0. Rule: docs/pricing.md,
 * "On invoice".
 */
export function invoiceBalance(onInvoiceMinor: number, paidMinor: number): number {
  return Math.max(0, onInvoiceMinor - paidMinor);
}
