import type { RefusedThing } from '@portico/contract/refusal';
import type { Hotel } from '../hotel/hotel.ts';
import type { ExtraUnavailable, NoRoomLeft } from '../availability/inventory/takers.ts';

/** What is no longer available, by name: the first night of each room type, or the first extra. */
export function unavailableThing(hotel: Hotel, refusal: NoRoomLeft | ExtraUnavailable): RefusedThing {
  if (refusal.code === 'basket.no-room-left') return { nights: fullNights(hotel, refusal.nights) };
  const [missing] = refusal.extras;
  return {
    extraName: missing && hotel.extras.get(missing.extraId)?.part.name,
    extraDate: missing?.date,
  };
}

function fullNights(hotel: Hotel, nights: NoRoomLeft['nights']): NonNullable<RefusedThing['nights']> {
  const firsts = nights.filter(
    ({ roomTypeId }, index) => nights.findIndex((other) => other.roomTypeId === roomTypeId) === index,
  );
  return firsts.flatMap(({ roomTypeId, date }) => {
    const roomTypeName = hotel.roomTypes.get(roomTypeId)?.part.name;
    return roomTypeName === undefined ? [] : [{ roomTypeName, date }];
  });
}
