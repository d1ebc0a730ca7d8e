import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { Horizon } from '../horizon.ts';
import { roomPicture } from '../picture.ts';
import { flexibleRoomOnly, paidNow } from './rate-plans.ts';
import { boatshed, gardenTwin } from './room-types.ts';

type ExtraInput = NonNullable<PropertyFileInput['extras']>[number];

/** Extras of a room; places in the yard, huts and further beds are limited. */
export function quayExtras({ first: from, last: to }: Horizon): ExtraInput[] {
  return [
    {
      id: 1,
      code: 'OYSTERS',
      name: 'Oysters on arrival',
      description:
        'Six natives, lemon, brown bread and a half bottle of Chablis, in the room when you come up.',
      image: roomPicture('quay-oysters', 'A plate of oysters with lemon, brown bread and a half bottle'),
      chargeType: 'PerQuantity',
      articles: [
        { name: 'Six native oysters, bread and lemon', price: 21.5 },
        { name: 'Half a bottle of Chablis', price: 16.5 },
      ],
      maximumQuantity: 4,
      allowEditOnBookingEngine: false,
    },
    {
      id: 2,
      code: 'TRAY',
      name: 'Breakfast in bed',
      description: 'Kippers or eggs, toast, a pot of coffee, the paper. At eight or at nine.',
      image: roomPicture('quay-tray', 'A breakfast tray with coffee, an egg, toast and the paper'),
      chargeType: 'PerDay',
      chargePerPerson: true,
      articles: [{ name: 'Breakfast tray', price: 14 }],
      isBreakfast: true,
      // The other plans include breakfast.
      ratePlans: [flexibleRoomOnly.id, paidNow.id],
    },
    {
      id: 3,
      code: 'DOG',
      name: 'A dog',
      description: 'Basket, towel and a biscuit at the desk. In the rooms with a door to the ground.',
      image: roomPicture('quay-dog', 'A lurcher asleep on a striped rug by the fire'),
      chargeType: 'PerStay',
      articles: [{ name: 'Dog', price: 15 }],
      roomTypes: [gardenTwin, boatshed],
    },
    {
      id: 4,
      code: 'HUT',
      name: 'Beach hut for a day',
      description: 'Number 9 or number 11, with two deckchairs, a kettle and the key on a cork.',
      image: roomPicture('quay-hut', 'Beach huts and two deckchairs on the shingle'),
      chargeType: 'PerQuantity',
      articles: [{ name: 'Beach hut, one day', price: 45 }],
      maximumQuantity: 3,
      inventory: [
        { from, to, units: 4 },
        { from, to, weekdays: ['Fri', 'Sat'], units: 1 },
      ],
    },
    {
      id: 5,
      code: 'YARD',
      name: 'Parking in the yard',
      description: 'A place behind the house, out of the salt.',
      image: roomPicture('quay-car', 'A small car parked in the yard behind the house'),
      chargeType: 'PerDay',
      articles: [{ name: 'Parking, one night', price: 8 }],
      inventory: [{ from, to, units: 8 }],
    },
    {
      id: 6,
      code: 'SUPPER',
      name: 'Supper on the first evening',
      description:
        'Fish from the boats at half past seven, in the window over the slipway. Children eat too.',
      image: roomPicture('quay-table', 'A table for two by the window, laid for supper'),
      chargeType: 'PerStay',
      chargePerPerson: true,
      asksChildAges: true,
      articles: [
        { name: 'Two courses', price: 26 },
        { name: 'A glass of something', price: 6.5 },
      ],
    },
    {
      id: 7,
      code: 'COT',
      name: 'Travel cot',
      description: 'Made up with its own linen, on the quiet side of the bed. Up to two years.',
      chargeType: 'PerDay',
      bed: 'cot',
      articles: [{ name: 'Cot, one night', price: 0 }],
      maximumQuantity: 2,
      inventory: [{ from, to, units: 2 }],
    },
    {
      id: 8,
      code: 'BED',
      name: 'Extra bed',
      description: 'A proper single bed with a wool mattress, made up before you come.',
      chargeType: 'PerDay',
      bed: 'extraBed',
      articles: [{ name: 'Bed, one night', price: 35 }],
      inventory: [{ from, to, units: 3 }],
    },
  ];
}
