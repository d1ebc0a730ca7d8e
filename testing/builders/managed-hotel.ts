import type { PropertyFile } from '@portico/contract/property-file/property-file';
import {
  buildExtra,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  family,
  FAMILY,
  saver,
  sauna,
  type HotelFileOptions,
} from './hotel-file.ts';
import { buildOwnHotel, type Identity } from './journey-hotels.ts';

/**
 * A hotel whose rooms are paid at booking and can be changed free of charge until 18:00 two days before. A Double costs
 * 80.00 a night for one adult, 120.00 from 20 March and 60.00 from 1 April; a Family 40.00 more. A Double may become a
 * Family. Breakfast, and a sauna, paid with the rooms.
 */
export function buildManagedHotel(
  identity: Identity,
  property: HotelFileOptions['property'] = {},
): PropertyFile {
  const seasons = [
    buildSeason({ price: { base: 80, perAdult: 10, perChild: 5 } }),
    buildSeason({ roomTypes: [FAMILY], price: { perRoom: 40 } }),
    buildSeason({ from: '2027-03-20', to: '2027-03-31', price: { base: 120 } }),
    buildSeason({ from: '2027-04-01', price: { base: 60 } }),
  ];
  return buildOwnHotel(identity, {
    property,
    settings: { includeExtrasInPaymentPolicy: true },
    roomTypes: [buildRoomType({ upgradesTo: [FAMILY] }), buildRoomType(family)],
    ratePlans: [
      buildRatePlan({
        ...saver,
        name: 'Pay now',
        description: 'Paid now, changed free of charge.',
        cancellation: {
          entries: [{ daysBefore: 2, at: '18:00', charge: { fee: 'Nights', value: 1 } }],
          noShow: { fee: 'Full' },
        },
        seasons,
      }),
    ],
    extras: [buildExtra(), sauna],
    allotments: [
      { from: '2027-03-01', to: '2027-04-29', rooms: 2 },
      { from: '2027-03-24', to: '2027-03-24', roomTypes: [DOUBLE], rooms: 0 },
    ],
  });
}
