import { count, type CountedRoom } from '../hotel/counted.ts';
import type { BookingItem } from '../stay/booking.ts';
import { offerAs, roomTypeOf, type RoomOffer, type StayFacts } from './offers.ts';

/** A room type at its lowest rate, as listed. */
export function countedOffer({ roomType, rates: [lowest] }: RoomOffer): CountedRoom {
  return {
    roomTypeId: roomType.RoomTypeId,
    name: roomType.Name,
    ratePlanName: null,
    grossMinor: lowest?.quote.grossMinor ?? 0,
  };
}

/** A room of the basket, at its chosen price. */
export function countedItem(facts: StayFacts, item: BookingItem): CountedRoom {
  return {
    roomTypeId: item.roomTypeId,
    name: roomTypeOf(facts, item.roomTypeId)?.Name ?? null,
    ratePlanName: offerAs(facts, item, item.roomTypeId)?.rate.RatePlanName ?? null,
    grossMinor: item.grossMinor,
  };
}

/** Counts what a change removes from the basket and adds to it. */
export function countBasketChange(
  facts: StayFacts,
  before: readonly BookingItem[],
  after: readonly BookingItem[],
): void {
  const counted = (items: readonly BookingItem[]) => items.map((item) => countedItem(facts, item));
  const removed = before.filter((item) => !after.some((other) => isSame(item, other)));
  const added = after.filter((item) => !before.some((other) => isSame(item, other)));
  if (removed.length > 0) count({ kind: 'act', act: 'remove_from_cart', rooms: counted(removed) });
  if (added.length > 0) count({ kind: 'act', act: 'add_to_cart', rooms: counted(added) });
}

function isSame(one: BookingItem, other: BookingItem): boolean {
  return (
    one.roomNumber === other.roomNumber &&
    one.roomTypeId === other.roomTypeId &&
    one.ratePlanId === other.ratePlanId
  );
}
