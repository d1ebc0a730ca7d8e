import type { DueOfBooking } from './on-invoice.ts';

/** What is still to be paid at the hotel, in minor units: due less paid there, never below 0. */
export function atHotelBalance(dueMinor: number, paidMinor: number): number {
  return Math.max(0, dueMinor - paidMinor);
}

/**
 * What is due of a booking of which `atHotelMinor` was paid at the hotel and `paidMinor` by card and link, minor units.
 * What exceeds the sum due at the hotel pays what is open of the sum due now, then on invoice, then of later parts in
 * order; as much is due at the hotel instead. The sum of all stays. `due.later` has unpaid parts only. Rule:
 * docs/payments.md, "Paid at the hotel".
 */
export function dueWithPaidAtHotel(
  due: DueOfBooking,
  { paidMinor, atHotelMinor }: { readonly paidMinor: number; readonly atHotelMinor: number },
): DueOfBooking {
  let excessMinor = Math.max(0, atHotelMinor - due.atHotelMinor);
  const pay = (openMinor: number) => {
    const part = Math.min(excessMinor, Math.max(0, openMinor));
    excessMinor -= part;
    return part;
  };
  const now = pay(due.nowMinor - paidMinor);
  const onInvoice = pay(due.onInvoiceMinor - Math.max(0, paidMinor - due.nowMinor));
  const later = due.later.map(({ date, minor }) => ({ date, minor: minor - pay(minor) }));
  return {
    nowMinor: due.nowMinor - now,
    onInvoiceMinor: due.onInvoiceMinor - onInvoice,
    later: later.filter(({ minor }) => minor > 0),
    atHotelMinor: Math.max(due.atHotelMinor, atHotelMinor - excessMinor),
  };
}
