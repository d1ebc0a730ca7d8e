import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';

/**
 * What cancelling costs now and where money goes back to: “Cancelling now costs nothing. £224.40 goes back to Visa
 * ending 8918.”, “Cancelling now costs £390.00. Nothing of what was paid comes back.”
 */
export function costText(
  { CostNow, RefundNow }: ManagedRoom['Cancelling'],
  booking: ManagedReservation,
  { currency }: Hotel,
): string {
  const money = (amount: number) => moneyText(fromWireAmount(amount, currency), currency);
  const cost = `Cancelling now costs ${CostNow === 0 ? 'nothing' : money(CostNow)}.`;
  if (RefundNow > 0) return `${cost} ${money(RefundNow)} ${backTo(booking)}.`;
  return booking.Paid > 0 ? `${cost} Nothing of what was paid comes back.` : cost;
}

function backTo({ CreditCards: [card], HopGiftVoucherCode }: ManagedReservation): string {
  const toCard = card === undefined ? null : `${card.Name} ending ${card.LastFour}`;
  if (HopGiftVoucherCode !== null)
    return `goes back to what paid it${toCard === null ? '' : `, voucher and ${toCard}`}`;
  return toCard === null ? 'goes back to the card that paid' : `goes back to ${toCard}`;
}
