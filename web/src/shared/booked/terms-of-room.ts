import type { ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { cancellationFromWire } from '@portico/contract/wire/policy';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import type { Hotel } from '../hotel/hotel.ts';
import { localNow } from '../hotel/local-now.ts';
import type { RoomTerms } from '../stay/cancelling-terms.tsx';
import { stayOfRoom } from './booked-texts.ts';

/** What cancelling a room can still cost, by the terms stored with the booking, not the hotel's current ones. */
export function termsOfRoom(room: ConfirmedRoom, hotel: Hotel): RoomTerms {
  const minor = (amount: number) => fromWireAmount(amount, hotel.currency);
  const priced = {
    stay: stayOfRoom(room),
    nights: room.Nights.map(({ TotalCost, CityTax }) => ({
      grossMinor: minor(TotalCost),
      cityTaxMinor: minor(CityTax),
    })),
    grossMinor: minor(room.TotalDiscountedRoomCost),
    cityTaxMinor: minor(room.TotalCityTax),
  };
  return {
    roomNumber: room.RoomNumber,
    roomTypeName: room.RoomTypeName,
    terms: cancellationSteps(cancellationFromWire(room.Policy), priced, localNow(hotel)),
  };
}
