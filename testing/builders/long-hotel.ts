import type { GroupFile } from '@portico/contract/group-file/group-file';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildGroupFile } from './group-file.ts';
import {
  buildCompany,
  buildExtra,
  buildPromotion,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  housePicture,
} from './hotel-file.ts';
import { buildOwnHotel, type Identity } from './journey-hotels.ts';

/** A name of 46 letters without a break opportunity. */
export const longName = (begin: string) =>
  `${begin}${'strandpromenadenuferzimmermitaussicht'.repeat(2)}`.slice(0, 46);

export const LONG_ROOM = longName('Double');
export const LONG_RATE = longName('Flexible');

/** Every name is long, a night costs six digits, there are ten extras, and a room has no picture. */
export function buildLongHotel(identity: Identity): PropertyFile {
  const price = { base: 987_654, perAdult: 10, perChild: 5 };
  return buildOwnHotel(identity, {
    property: {
      name: longName('Quay'),
      place: longName('Harbour'),
      email: `${longName('desk')}@quay.example`.toLowerCase(),
      address: [longName('Street'), 'Porthaven'],
    },
    settings: {
      maxNumberOfRoomsOnBooking: 6,
      enablePayByCompanyInvoice: true,
      poNumber: { hint: `${longName('PO')} and so on` },
      customTerms: { label: longName('Terms'), text: longName('Text'), onlyForCompanyInvoice: true },
    },
    roomTypes: [
      buildRoomType({
        name: LONG_ROOM,
        description: `${longName('Under')} the roof.`,
        facts: [longName('Fact')],
      }),
    ],
    ratePlans: [
      buildRatePlan({
        name: LONG_RATE,
        inclusions: [longName('breakfast')],
        allowCompanyInvoice: true,
        seasons: [buildSeason({ price })],
      }),
    ],
    allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 6 }],
    companies: [buildCompany({ name: longName('Company') })],
    promotions: [buildPromotion({ name: longName('Spring') })],
    extras: Array.from({ length: 10 }, (_, index) =>
      buildExtra({
        id: 31 + index,
        code: `EXTRA-${index}`,
        name: longName(`Extra${index}`),
        articles: [{ name: 'Article', price: 54_321 }],
      }),
    ),
  });
}

/** That hotel alone in a group and an area with equally long names. */
export function buildLongGroup({ id, code }: Identity, { property }: PropertyFile): GroupFile {
  return buildGroupFile([{ id: 1, name: longName('Shore'), properties: [property.code] }], {
    id,
    code,
    name: longName('Houses'),
    standfirst: `${longName('Houses')} on one shore.`,
    picture: housePicture,
  });
}
