import type { GroupFile } from '@portico/contract/group-file/group-file';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildGroupFile } from './group-file.ts';
import {
  buildPromotion,
  buildRatePlan,
  buildRoomType,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  saver,
  buildSeason,
} from './hotel-file.ts';
import { buildOwnHotel, type Identity } from './journey-hotels.ts';

const picture = { url: '/demo/art/quay-header.svg', width: 1440, height: 560, alt: 'The house' };
const prices = buildSeason({ roomTypes: [DOUBLE], price: { base: 80, perAdult: 10 } });
const doubles = {
  roomTypes: [buildRoomType()],
  ratePlans: [buildRatePlan({ ...saver, seasons: [prices] })],
};

/** The Gull: 80.00 a night for one adult, paid at once, with the code SPRING10. */
export function buildGull(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, { ...doubles, promotions: [buildPromotion()] });
}

/** The Tern, beside the Gull: sold out for a month from 3 March. */
export function buildTern(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    ...doubles,
    property: { name: 'The Tern', place: '2 Harbour Street, Whitstable' },
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 2 },
      { from: '2027-03-03', to: '2027-04-03', rooms: 0 },
    ],
  });
}

/** The Knot: 80.00 euros a night, no promotion codes, sold out on the nights of 20 and 21 March. */
export function buildKnot(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    ...doubles,
    property: { name: 'The Knot', place: 'Quai 3, Wissant', currency: 'EUR' },
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 2 },
      { from: '2027-03-20', to: '2027-03-21', rooms: 0 },
    ],
  });
}

/** The Gull and the Tern on the north shore, the Knot on the south shore. */
export function buildShore(
  { id, code }: Identity,
  hotels: Readonly<Record<'gull' | 'tern' | 'knot', PropertyFile>>,
): GroupFile {
  const { gull, tern, knot } = hotels;
  return buildGroupFile(
    [
      { id: 1, name: 'The north shore', properties: [gull.property.code, tern.property.code] },
      { id: 2, name: 'The south shore', properties: [knot.property.code] },
    ],
    { id, code, picture },
    {
      picture: { url: '/demo/art/shore-map.svg', width: 960, height: 600, alt: 'A drawn map of two shores' },
      areas: [{ area: 2, x: 4, y: 66 }],
      hotels: [
        { property: gull.property.code, x: 20, y: 40 },
        { property: knot.property.code, x: 82, y: 45 },
      ],
    },
  );
}
