import type { ExtraId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import { wireServiceSchema, type WireServiceInventory } from '../calls/services.ts';
import type { StoredExtraPart } from '../property-file/property-file.ts';
import { extraFromWire, remainingExtraFromWire, toWireService } from './extra.ts';

const bike: StoredExtraPart = {
  id: 4 as ExtraId,
  code: 'BIKE',
  name: 'A bicycle',
  description: 'Five gears.',
  chargeType: 'PerQuantity',
  chargePerPerson: false,
  // 0.1 + 0.2 is not 0.3 in binary floating point.
  articles: [
    { name: 'Bicycle', price: 0.1 },
    { name: 'Lock', price: 0.2 },
  ],
  maximumQuantity: 3,
  isBreakfast: false,
  asksChildAges: false,
  allowEditOnBookingEngine: true,
  isLimited: true,
};

describe('an extra on the wire', () => {
  test('has the sum of its articles as its price, to the penny', () => {
    const service = toWireService(bike, 'GBP');
    expect(wireServiceSchema.parse(service)).toEqual(service);
    expect(service).toMatchObject({ ServiceId: 4, Price: 0.3, Quantity: 0, MaximumQuantity: 3, Image: null });
  });

  test('is on the other side what the rules know', () => {
    expect(extraFromWire(toWireService(bike, 'GBP'), 'GBP')).toEqual({
      id: 4 as ExtraId,
      chargeType: 'per-quantity',
      isPerPerson: false,
      articleMinors: [10, 20],
      maxQuantity: 3,
      vatRateMillipercent: null,
    });
  });

  test('that is had or not can be had once', () => {
    expect(toWireService({ ...bike, chargeType: 'PerStay' }, 'GBP').MaximumQuantity).toBe(1);
  });
});

test('what is left of an extra is less what bookings and the rest of the basket have; null without limit', () => {
  const inventory: WireServiceInventory = {
    ServiceId: bike.id,
    StartingInventory: 6,
    ReservationItems: [{ Quantity: 2 }, { Quantity: 1 }],
  };
  expect(remainingExtraFromWire(inventory)).toBe(3);
  expect(remainingExtraFromWire(inventory, [1, 1])).toBe(1);
  expect(remainingExtraFromWire({ ...inventory, StartingInventory: null }, [9])).toBeNull();
  expect(remainingExtraFromWire(undefined)).toBeNull();
});
