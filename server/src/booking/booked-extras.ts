import type { ConfirmedService } from '@portico/contract/calls/parts/room';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireChargeType } from '@portico/contract/wire/charge-type';
import { toWireService } from '@portico/contract/wire/extra';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';

/**
 * The extras of a booked room. What was not stored with them is what the hotel sells today; null if it no longer sells
 * the extra.
 */
export function bookedExtras(
  hotel: Hotel,
  { currency }: Pick<BookedReservation, 'currency'>,
  { itemId, extras }: Pick<BookedRoom, 'itemId' | 'extras'>,
): ConfirmedService[] {
  return extras.map((extra) => {
    const part = hotel.extras.get(extra.extraId)?.part;
    const today = part && toWireService(part, hotel.currency);
    return {
      ReservationItemId: itemId,
      ServiceId: extra.extraId,
      ServiceCode: today?.ServiceCode ?? null,
      ServiceName: extra.name,
      ServiceDescription: today?.ServiceDescription ?? null,
      AllowEditOnBookingEngine: today?.AllowEditOnBookingEngine ?? false,
      Quantity: extra.quantity,
      Price: today?.Price ?? null,
      ChargeType: toWireChargeType(extra.chargeType),
      ChargePerPerson: extra.isPerPerson,
      Articles: today?.Articles ?? null,
      TotalCost: toWireAmount(extra.grossMinor, currency),
    };
  });
}
