import { isInvoice, type DueOfBooking } from '@portico/domain/payment/on-invoice';
import { dueWithPaidAtHotel } from '@portico/domain/payment/paid-at-hotel';
import type { LaterPart } from '../../payments/scheduled/later-parts.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/**
 * What is due of a booking once `minor` more was paid at the hotel, so that no charge or link asks for it again. Of its
 * later parts it pays those that could not be charged. Rule: docs/payments.md, "Paid at the hotel".
 */
export function dueAfterPayment(
  { due, paidAtHotelMinor }: BookedReservation,
  { minor, paidMinor, later }: { minor: number; paidMinor: number; later: readonly LaterPart[] },
): DueOfBooking {
  const isOpen = (date: string) => later.some((part) => part.date === date && part.state === 'due');
  const open = { ...due, later: due.later.filter(({ date }) => isOpen(date)) };
  const paid = dueWithPaidAtHotel(open, { paidMinor, atHotelMinor: paidAtHotelMinor + minor });
  const left = due.later.flatMap((part) =>
    isOpen(part.date) ? paid.later.filter(({ date }) => date === part.date) : [part],
  );
  return { ...paid, later: left };
}

/** The same once `minor` was given back there: what it had paid of an invoice is owed on it again. */
export function dueAfterGivingBack(
  { due, paymentType, paidAtHotelMinor }: BookedReservation,
  minor: number,
): DueOfBooking {
  if (!isInvoice(paymentType) && due.onInvoiceMinor === 0) return due;
  // What was paid there beyond what is due covers nothing.
  const uncoveredMinor = due.atHotelMinor - (paidAtHotelMinor - minor);
  const moved = Math.max(0, Math.min(minor, uncoveredMinor, due.atHotelMinor));
  return {
    ...due,
    atHotelMinor: due.atHotelMinor - moved,
    onInvoiceMinor: due.onInvoiceMinor + moved,
  };
}
