import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { Horizon } from '../horizon.ts';

type ExtraInput = NonNullable<PropertyFileInput['extras']>[number];

/** What may be had beside a room, with VAT. Two boats go out a day. */
export function lagosExtras({ first: from, last: to }: Horizon): ExtraInput[] {
  return [
    {
      id: 1,
      code: 'SUPPER',
      name: 'Supper in the court',
      description: 'Grilled croaker, plantain and a table under the palms for two.',
      chargeType: 'PerQuantity',
      articles: [{ name: 'A table for two', price: 68_000 }],
      maximumQuantity: 3,
    },
    {
      id: 2,
      code: 'TARKWA',
      name: 'Boat to Tarkwa Bay',
      description: 'Out at nine, back for lunch, with a cool box.',
      chargeType: 'PerStay',
      chargePerPerson: true,
      articles: [
        { name: 'A place in the boat', price: 38_500 },
        { name: 'The cool box', price: 6_500 },
      ],
      inventory: [{ from, to, units: 2 }],
    },
    {
      id: 3,
      code: 'CAR',
      name: 'A car from Murtala Muhammed',
      description: 'A driver with your name, and cold water. An hour, or two, as the bridge allows.',
      chargeType: 'PerQuantity',
      articles: [{ name: 'One way', price: 42_000 }],
      maximumQuantity: 2,
    },
  ];
}
