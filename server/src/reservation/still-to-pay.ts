import { invoiceBalance, isInvoice } from '@portico/domain/payment/on-invoice';
import { atHotelBalance } from '@portico/domain/payment/paid-at-hotel';
import type { BookedReservation } from './booked-reservation.ts';

/**
 * What is still to be paid at the hotel and on invoice, in minor units; later charges are neither. What a pay link asks
 * of a booking made without an invoice can be paid at the hotel too. `paidMinor`: by card and link less refunds. Rule:
 * docs/payments.md, "Paid at the hotel".
 */
export function stillToPay(
  { due, paymentType, paidAtHotelMinor }: Pick<BookedReservation, 'due' | 'paymentType' | 'paidAtHotelMinor'>,
  paidMinor: number,
): { readonly atHotelMinor: number; readonly onInvoiceMinor: number } {
  const atHotelMinor = atHotelBalance(due.atHotelMinor, paidAtHotelMinor);
  const onInvoiceMinor = invoiceBalance(due.onInvoiceMinor, paidMinor);
  return isInvoice(paymentType)
    ? { atHotelMinor, onInvoiceMinor }
    : { atHotelMinor: atHotelMinor + onInvoiceMinor, onInvoiceMinor: 0 };
}
