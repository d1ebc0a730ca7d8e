import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { Horizon } from '../horizon.ts';
import { roomPicture } from '../picture.ts';
import { gillLodge, rowanLodge, theBothy } from './room-types.ts';

type ExtraInput = NonNullable<PropertyFileInput['extras']>[number];

/** Extras of a lodge, without VAT. There are two boats to lend; Tarn Lodge has its own. */
export function fellExtras({ first: from, last: to }: Horizon): ExtraInput[] {
  return [
    {
      id: 1,
      code: 'DOG',
      name: 'Your dog',
      description: 'A blanket by the fire and a towel by the door. One dog to a lodge.',
      image: roomPicture('fell-dog', 'A dog asleep in its basket by the fire'),
      chargeType: 'PerStay',
      articles: [{ name: 'One dog', price: 20.83 }],
    },
    {
      id: 2,
      code: 'LOGS',
      name: 'More firewood',
      description:
        'A basket lasts an evening. The first of each day is in the price; these are for the long ones.',
      image: roomPicture(
        'fell-stove',
        'A timber room with a stove, an armchair and a wide window on the fells',
      ),
      chargeType: 'PerQuantity',
      articles: [
        { name: 'A basket of ash logs', price: 6.67 },
        { name: 'Kindling', price: 1.25 },
      ],
      maximumQuantity: 10,
    },
    {
      id: 3,
      code: 'HAMPER',
      name: 'Supper in the lodge',
      description: 'Tattie pot, red cabbage and a crumble, hot at the door when you arrive.',
      chargeType: 'PerStay',
      chargePerPerson: true,
      articles: [{ name: 'Supper', price: 15.42 }],
    },
    {
      id: 4,
      code: 'BOAT',
      name: 'A boat on the tarn',
      description: 'Two pairs of oars and the whole of the water, each day of your stay.',
      image: roomPicture('fell-tarn', 'A rowing boat tied to a jetty on a still tarn under the fells'),
      chargeType: 'PerDay',
      articles: [{ name: 'Rowing boat, one day', price: 12.5 }],
      roomTypes: [rowanLodge, gillLodge, theBothy],
      inventory: [{ from, to, units: 2 }],
    },
  ];
}
