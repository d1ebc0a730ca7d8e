import { canHaveAll } from '@portico/domain/availability/combination';
import type { BookingItem } from '../stay/booking.ts';
import { availableOf, roomOffers, type StayFacts } from './offers.ts';

/**
 * True when all searched rooms are available together, the basket's unchanged. docs/pricing.md, "All rooms together".
 */
export function canHaveRest(facts: StayFacts, items: readonly BookingItem[]): boolean {
  const rooms = facts.search.rooms.map((_, index) => {
    const item = items.find(({ roomNumber }) => roomNumber === index + 1);
    if (item !== undefined) return [item.roomTypeId];
    return roomOffers(facts, index + 1, []).map(({ roomType }) => roomType.RoomTypeId);
  });
  const types = [...new Set(rooms.flat())];
  return canHaveAll(rooms, new Map(types.map((type) => [type, availableOf(facts.answer, type)])));
}
