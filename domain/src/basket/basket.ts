import { roomsLeft } from '../availability/badge.ts';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { PersonName } from '../people/name.ts';
import { ok, refused, type Result } from '../result.ts';

/** What a guest has chosen for one of the searched rooms, numbered from 1. */
export interface BasketItem {
  readonly roomNumber: number;
  readonly guests: Guests;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly leadGuest: PersonName | null;
}

/** Sorted by room number, at most one item for each. Nothing is held on the server for it. */
export type Basket<Item extends BasketItem = BasketItem> = readonly Item[];

export type BasketRefusal =
  | { readonly code: 'basket.no-room-left' }
  | { readonly code: 'basket.too-many-rooms'; readonly maxRooms: number };

/**
 * Puts the item in the place of its room number. `available` is what the hotel has left of the item's room type, own basket
 * not yet taken off. Refuses when the other rooms of the basket leave none, or beyond `maxRooms` where that is set.
 * Rule: docs/journeys.md, "The basket".
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
  if (roomsLeft(available, roomsTaken(others, item.roomTypeId)) < 1)
    return refused({ code: 'basket.no-room-left' });
  return ok([...others, item].sort((a, b) => a.roomNumber - b.roomNumber));
}

/** The basket without that room; the same rooms when it holds none of that number. */
export function removeFromBasket<Item extends BasketItem>(
  basket: Basket<Item>,
  roomNumber: number,
): Basket<Item> {
  return basket.filter((item) => item.roomNumber !== roomNumber);
}

/** How many rooms of that type the basket holds. */
export function roomsTaken(basket: Basket, roomTypeId: RoomTypeId): number {
  return basket.filter((item) => item.roomTypeId === roomTypeId).length;
}
