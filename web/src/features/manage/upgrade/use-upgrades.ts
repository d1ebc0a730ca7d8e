import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { UpgradeOptionsResponse } from '@portico/contract/calls/manage-upgrade-options';
import { apiPaths } from '@portico/contract/paths';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import { stayOfRoom } from '../../../parts/booked/booked-texts.ts';
import { nothingSeen, type BookingItem } from '../../../parts/booking/booking.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { Hotel } from '../../../parts/hotel/hotel.ts';
import { offerAs, type StayFacts } from '../../../parts/offers/offers.ts';
import { upgradeOffers } from '../../../parts/offers/upgrade-offers.ts';
import { useBooked } from '../opened/managed-context.ts';

/** What a room of the booking may be exchanged for; its own and the booking's other rooms count as free. */
export function useUpgrades({ ReservationItemId: reservationItemId }: ManagedRoom) {
  const { id: propertyId } = useHotel();
  const { ReservationId: reservationId, Version } = useBooked();
  const asked = { propertyId, reservationId, reservationItemId, languageCode: 'en' };
  return useQuery(getQuery<UpgradeOptionsResponse>(apiPaths.manageUpgradeOptions(), asked, Version));
}

/** The better rooms with what each costs more than this one was booked at, minor units. */
export function upgradesOfRoom(hotel: Hotel, room: ManagedRoom, options: UpgradeOptionsResponse) {
  const facts: StayFacts = {
    hotel,
    search: { stay: stayOfRoom(room), rooms: [guestCountsFromWire(room)], roomTypeId: null },
    answer: { ...nothingFound, ...options },
    extras: new Map(),
    beds: [],
  };
  const item = itemOfRoom(room, hotel);
  return upgradeOffers(facts, item, [item]).flatMap(({ roomType }) => {
    const quote = offerAs(facts, item, roomType.RoomTypeId)?.quote;
    return quote === undefined
      ? []
      : [{ roomType, quote, differenceMinor: quote.grossMinor - item.grossMinor }];
  });
}

const nothingFound: SearchResponse = {
  RoomTypes: [],
  UnavailableRoomTypes: [],
  NumberOfRoomsPerRoomTypeId: {},
  AlternativeStays: [],
  SplitRooms: null,
  IsRatePlanCodeValid: null,
  IsPromoCodeValid: null,
  PromoCodeMessage: null,
  IsHopGiftVoucherCodeValid: null,
  HopGiftVoucherCodeMessage: null,
};

function itemOfRoom(room: ManagedRoom, { currency }: Hotel): BookingItem {
  return {
    ...nothingSeen,
    roomNumber: 1,
    roomTypeId: room.RoomTypeId,
    ratePlanId: room.RatePlanId,
    guests: guestCountsFromWire(room),
    leadGuest: null,
    grossMinor: fromWireAmount(room.TotalDiscountedRoomCost, currency),
  };
}
