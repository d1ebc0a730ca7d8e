import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import { addToBasket, removeFromBasket, roomsTaken, type Basket, type BasketItem } from './basket.ts';

const item = (roomNumber: number, roomTypeId: number): BasketItem => ({
  roomNumber,
  roomTypeId: roomTypeId as RoomTypeId,
  ratePlanId: 1 as RatePlanId,
  guests: { adults: 1, children: 0, infants: 0 },
  leadGuest: null,
});

describe('The basket', () => {
  test('never takes more of a type than there are, holds each room once, and is sorted', () => {
    const choices = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 })));
    fc.assert(
      fc.property(choices, fc.nat(3), (chosen, available) => {
        const basket = chosen.reduce<Basket>((held, [roomNumber, roomTypeId]) => {
          const result = addToBasket(held, item(roomNumber, roomTypeId), available);
          return result.ok ? result.value : held;
        }, []);
        const taken = basket.map(({ roomTypeId }) => roomsTaken(basket, roomTypeId));
        expect(Math.max(0, ...taken)).toBeLessThanOrEqual(available);
        const numbers = basket.map(({ roomNumber }) => roomNumber);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }),
    );
  });

  test('removing a room gives its place back', () => {
    const basket = [item(1, 7), item(2, 7)];
    expect(addToBasket(basket, item(3, 7), 2).ok).toBe(false);
    expect(addToBasket(removeFromBasket(basket, 1), item(3, 7), 2)).toEqual({
      ok: true,
      value: [item(2, 7), item(3, 7)],
    });
  });

  test('rooms are counted for each type', () => {
    const basket = [item(1, 7), item(2, 8), item(3, 7)];
    expect(roomsTaken(basket, 7 as RoomTypeId)).toBe(2);
    expect(roomsTaken(basket, 8 as RoomTypeId)).toBe(1);
    expect(roomsTaken(basket, 9 as RoomTypeId)).toBe(0);
  });

  test('beyond the most rooms of a booking the refusal shows how many those are', () => {
    expect(addToBasket([item(1, 7)], item(2, 7), 9, 1)).toEqual({
      ok: false,
      refusal: { code: 'basket.too-many-rooms', maxRooms: 1 },
    });
  });
});
