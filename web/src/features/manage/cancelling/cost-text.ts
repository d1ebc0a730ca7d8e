import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { amountText, goesBackText, refundParts } from '../../../parts/change-quote/money-texts.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';

/**
 * What cancelling costs now and where money goes back to: “Cancelling now costs nothing. £224.40 goes back to Visa
 * ending 8918 and £20.00 to gift voucher ending HG-1.”, “Cancelling now costs £390.00. Nothing of what was paid comes back.”
 */
export function costText(
  { CostNow, RefundTo, RefundToVoucher, OwedThen }: ManagedRoom['Cancelling'],
  { HopGiftVoucherCode: voucher, Paid }: ManagedReservation,
  { currency }: Hotel,
): string {
  const parts = refundParts({ toCards: RefundTo, toVoucher: RefundToVoucher }, { voucher, currency });
  return [
    `Cancelling now costs ${CostNow === 0 ? 'nothing' : amountText(CostNow, currency)}.`,
    ...(parts.length > 0 ? [`${goesBackText(parts, currency)}.`] : []),
    ...(parts.length === 0 && Paid > 0 && CostNow > 0 ? ['Nothing of what was paid comes back.'] : []),
    ...(OwedThen > 0 ? [`${amountText(OwedThen, currency)} is then still to be paid.`] : []),
  ].join(' ');
}
