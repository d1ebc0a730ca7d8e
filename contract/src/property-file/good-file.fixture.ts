import type { PropertyFileInput } from './property-file.ts';
import { readPropertyFile } from './read-property-file.ts';

const colour = '#1c4152';
const picture = { url: '/pictures/bay.jpg', width: 1440, height: 560, alt: 'The bay' };

/** A valid file, built for each test, so that a test may modify it. */
export function goodFile() {
  return {
    property: {
      id: 7,
      code: 'GULL',
      name: 'The Gull',
      place: 'Shore Road, Marram Bay',
      address: ['2 Shore Road'],
      telephone: '+44 1632 960 107',
      email: 'rooms@thegull.example',
      websiteUrl: 'https://thegull.example/',
      currency: 'GBP',
      checkInTime: '15:00',
      checkOutTime: '10:30',
      standardVatRate: 20,
      isStandardTaxExclusive: false,
      picture: { ...picture },
      nightPicture: { ...picture },
      privacyPolicyUrl: 'https://thegull.example/privacy',
      termsAndConditionsUrl: 'https://thegull.example/terms',
      paymentTypes: ['PayByCard', 'StoreCard'] as ('PayByCard' | 'StoreCard')[],
      creditCards: [
        { id: 1, name: 'Visa' },
        { id: 2, name: 'Mastercard' },
      ],
      voice: {
        standfirst: 'Six rooms.',
        thanks: 'See you',
        arriving: 'The white house.',
        desk: 'From eight',
      },
      theme: {
        primary: colour,
        secondary: colour,
        accent: colour,
        tertiary: colour,
        dark: colour,
        darkPage: colour,
        positive: colour,
        negative: colour,
        info: colour,
        warning: colour,
        lightPage: colour,
        brandPrimary: colour,
      },
    },
    settings: { defaultOccupancy: { adults: 2, children: 0, infants: 0 } },
    roomTypes: [
      { id: 1, name: 'Shore Room', description: 'A bay window.', occupancy: { maximum: 3, adultMaximum: 2 } },
      { id: 2, name: 'Lane Room', description: 'Quiet.', occupancy: { maximum: 2 } },
    ],
    ratePlans: [
      {
        id: 1,
        code: 'FLEX',
        name: 'Flexible',
        description: 'Change your mind.',
        needsGuarantee: true,
        cancellation: { entries: [], noShow: { fee: 'Full' as const } },
        seasons: [
          { from: '2027-01-01', to: '2027-12-31', price: { base: 96 } },
          { from: '2027-01-01', to: '2027-12-31', roomTypes: [1], price: { perRoom: 20.5 } },
        ],
      },
      {
        id: 2,
        code: 'PAID',
        name: 'Paid now',
        description: 'Today.',
        payment: [{ automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 100 }],
        cancellation: { entries: [], noShow: { fee: 'Full' as const } },
        seasons: [{ from: '2027-01-01', to: '2027-12-31', price: { base: 90 } }],
      },
    ],
    allotments: [{ from: '2027-01-01', to: '2027-12-31', rooms: 4 }],
  } satisfies PropertyFileInput;
}

export type GoodFile = ReturnType<typeof goodFile>;

/** Sets one field of a file, existing or not. */
export function spoil(place: (file: GoodFile) => object, value: Record<string, unknown>): unknown {
  const file = goodFile();
  Object.assign(place(file), value);
  return file;
}

export function faultsOf(document: unknown) {
  const read = readPropertyFile(document);
  return read.ok ? [] : read.faults;
}
