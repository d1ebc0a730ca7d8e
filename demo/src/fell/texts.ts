import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { markPicture, roomPicture, widePicture } from '../picture.ts';
import { cancellationReasons } from '../terms.ts';

/** Fellside Lodges: identity, texts and pictures. */
export const fellProperty: PropertyFileInput['property'] = {
  id: 2,
  code: 'FELL',
  name: 'Fellside Lodges',
  place: 'Borrowdale, Cumbria',
  address: ['Fellside Lodges', 'Stonethwaite Road', 'Borrowdale CA12 5XG'],
  telephone: '+44 17687 496 018',
  email: 'lodges@fellside.example',
  websiteUrl: 'https://fellside.example/',
  timeZone: 'Europe/London',
  currency: 'GBP',
  unitName: { singular: 'lodge', plural: 'lodges' },
  hotelRating: 4.5,
  checkInTime: '15:00',
  checkOutTime: '10:00',
  standardVatRate: 20,
  isStandardTaxExclusive: true,
  defaultPhoneCountryCode: 'GB',
  picture: widePicture('fell-header', 'A valley of fells with lodges, pines, walls and a tarn'),
  nightPicture: roomPicture('fell-lodge', 'A lodge among pines at dusk, smoke rising'),
  mark: markPicture('fell-mark'),
  // All zeros: guests see the choice, and no one outside is notified.
  googleTagManagerContainerId: 'GTM-000000',
  facebookPixelId: '000000000000',
  privacyPolicyUrl: 'https://fellside.example/privacy',
  termsAndConditionsUrl: 'https://fellside.example/terms',
  paymentTypes: ['PayByCard', 'StoreCard'],
  creditCards: [
    { id: 1, name: 'Visa' },
    { id: 2, name: 'Mastercard' },
  ],
  voice: {
    standfirst: 'Nine timber lodges under the fell, each with a stove, a drying room and nobody overhead.',
    thanks: 'The stove is laid ready',
    arriving: 'The lane floods; take the upper gate after rain. The door code works without a signal.',
    desk: 'Every day from nine until six; after that, the bell at the farmhouse',
  },
  theme: {
    primary: '#3a5230',
    secondary: '#57666d',
    accent: '#ad5a17',
    tertiary: '#c2c9b2',
    dark: '#1f281f',
    darkPage: '#121711',
    positive: '#33702f',
    negative: '#a5302a',
    info: '#2f6179',
    warning: '#8c6500',
    lightPage: '#f3f4ec',
    brandPrimary: '#26372a',
  },
};

export const fellSettings: NonNullable<PropertyFileInput['settings']> = {
  maxNumberOfRoomsOnBooking: 4,
  defaultOccupancy: { adults: 2, children: 0, infants: 0 },
  includeExtrasInPaymentPolicy: true,
  cancellationReasons,
  preCheckIn: { daysBefore: 7, cardRequired: true },
  noAvailabilityMessage: 'All nine lodges are let on these nights. Mid-week is quieter, and so is November.',
};
