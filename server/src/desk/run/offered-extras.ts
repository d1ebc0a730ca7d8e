import { mostForGuests } from '@portico/domain/availability/extra-beds';
import type { Stay } from '@portico/domain/calendar/stay';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { extraQuote } from '@portico/domain/pricing/extra-cost';
import { extraInRoom } from '../../hotel/extra-in-room.ts';
import type { Hotel } from '../../hotel/hotel.ts';

interface RoomForExtras {
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly stay: Stay;
  readonly guests: Guests;
}

/** The extras that go with a room, up to how many, and what one costs for its stay, gross in minor units. */
export function offeredExtras(hotel: Hotel, room: RoomForExtras) {
  const { guests, stay } = room;
  return [...hotel.extras.values()].flatMap((extra) => {
    const rules = extraInRoom(hotel, extra, room);
    const most = rules === undefined ? 0 : mostForGuests(rules, guests);
    if (rules === undefined || most === 0) return [];
    const eachMinor = extraQuote({ extra: rules, quantity: 1 }, { stay, guests, vat: hotel.vat }).grossMinor;
    return [{ extraId: rules.id, name: extra.part.name, eachMinor, most }];
  });
}
