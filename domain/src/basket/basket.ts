import { remainingRooms } from '../availability/badge.ts';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { PersonName } from '../people/name.ts';
import { ok, refused, type Result } from '../result.ts';

/** The guest's choice for one of the searched rooms, numbered from 1. */
export interface BasketItem {
  readonly roomNumber: number;
  readonly guests: Guests;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly leadGuest: PersonName | null;
}

/** Sorted by room number, at most one item per room. It holds nothing on the server. */
export type Basket<Item extends BasketItem = BasketItem> = readonly Item[];

export type BasketRefusal =
  | { readonly code: 'basket.no-room-left' }
  | { readonly code: 'basket.too-many-rooms'; readonly maxRooms: number };

/**
 * Sets the item of its room number. `available` are the hotel's rooms of that type, before the guest's own basket.
 * Refuses if the other rooms of the basket leave none, or beyond `maxRooms` if set. Rule: docs/journeys.md, "The
 * basket".
 */
export function addToBasket<Item extends BasketItem>(
  basket: Basket<Item>,
  item: Item,
  available: number,
  maxRooms?: number,
): Result<Basket<Item>, BasketRefusal> {
  const others = removeFromBasket(basket, item.roomNumber);
  if (maxRooms !== undefined && others.length >= maxRooms) {
    return refused({ code: 'basket.too-many-rooms', maxRooms });
  }
  if (remainingRooms(available, roomsTaken(others, item.roomTypeId)) < 1)
    return refused({ code: 'basket.no-room-left' });
  return ok([...others, item].sort((a, b) => a.roomNumber - b.roomNumber));
}

/** The basket without that room; unchanged if it has none of that number. */
export function removeFromBasket<Item extends BasketItem>(
  basket: Basket<Item>,
  roomNumber: number,
): Basket<Item> {
  return basket.filter((item) => item.roomNumber !== roomNumber);
}

/** Rooms of that type in the basket. */
export function roomsTaken(basket: Basket, roomTypeId: RoomTypeId): number {
  return basket.filter((item) => item.roomTypeId === roomTypeId).length;
}
