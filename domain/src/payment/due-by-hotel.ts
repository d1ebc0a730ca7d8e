import type { DueOfBooking } from './on-invoice.ts';
import { dueWithPaidAtHotel } from './paid-at-hotel.ts';

/** Minor units. */
export interface DueByHotelFacts {
  /** What was due, with only those later parts that are still to be charged. */
  readonly due: DueOfBooking;
  /** The price, less what a voucher pays. */
  readonly leftMinor: number;
  /** Charged less refunds, as it is then. */
  readonly paidMinor: number;
  readonly paidAtHotelMinor: number;
  readonly isOnInvoice: boolean;
}

/**
 * What is due of a booking whose price the hotel has changed, or of whose money it has given some back: what was paid
 * is due now, charges to come keep their dates, the rest is paid at the hotel. On invoice, what is not due at the hotel
 * is due there. The parts add up to `leftMinor`. Rule: docs/pricing.md, "Changed by the hotel".
 */
export function dueByHotel(facts: DueByHotelFacts): DueOfBooking {
  const { paidMinor, paidAtHotelMinor } = facts;
  return dueWithPaidAtHotel(dueBeside(facts), { paidMinor, atHotelMinor: paidAtHotelMinor });
}

/** The same, whatever was paid at the hotel. */
function dueBeside({ due, leftMinor, paidMinor, isOnInvoice }: DueByHotelFacts): DueOfBooking {
  if (isOnInvoice) {
    const onInvoiceMinor = Math.max(0, leftMinor - due.atHotelMinor);
    return { nowMinor: 0, later: [], atHotelMinor: leftMinor - onInvoiceMinor, onInvoiceMinor };
  }
  const nowMinor = Math.min(paidMinor, leftMinor);
  let openMinor = leftMinor - nowMinor;
  const later = due.later.flatMap(({ date, minor }) => {
    const part = Math.min(minor, openMinor);
    openMinor -= part;
    return part > 0 ? [{ date, minor: part }] : [];
  });
  return { nowMinor, later, atHotelMinor: openMinor, onInvoiceMinor: 0 };
}
