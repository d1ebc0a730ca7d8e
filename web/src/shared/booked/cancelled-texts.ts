import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { Hotel } from '../hotel/hotel.ts';

export const bookingIsCancelled = 'Your booking is cancelled';

/** “Nothing is reserved for you on these dates any more. Cancelling cost £390.00.” */
export function cancelledText({ Rooms }: ConfirmationResponse, { currency }: Hotel): string {
  const feeMinor = Rooms.reduce((sum, room) => sum + fromWireAmount(room.CancellationFee, currency), 0);
  const cost = feeMinor === 0 ? 'nothing' : moneyText(feeMinor, currency);
  return `Nothing is reserved for you on these dates any more. Cancelling cost ${cost}.`;
}
