import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { amountText, goesBackText, refundParts } from '../../../parts/change-quote/money-texts.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';

/**
 * What cancelling costs now and where money goes back to: “Cancelling now costs nothing. £224.40 goes back to Visa
 * ending 8918 and £20.00 to gift voucher ending HG-1.”, “Cancelling now costs £390.00. Nothing of what was paid comes back.”
 */
export function costText(
  { CostNow, RefundNow: refund, RefundToVoucher: toVoucher }: ManagedRoom['Cancelling'],
  booking: ManagedReservation,
  { currency }: Hotel,
): string {
  const cost = `Cancelling now costs ${CostNow === 0 ? 'nothing' : amountText(CostNow, currency)}.`;
  const parts = refundParts(booking, { refund, toVoucher, currency });
  if (parts.length > 0) return `${cost} ${goesBackText(parts, currency)}.`;
  return booking.Paid > 0 ? `${cost} Nothing of what was paid comes back.` : cost;
}
