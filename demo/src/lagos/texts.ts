import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { markPicture, roomPicture, widePicture } from '../picture.ts';
import { cancellationReasons } from '../terms.ts';

/** Marina Court: identity, texts and pictures. */
export const lagosProperty: PropertyFileInput['property'] = {
  id: 3,
  code: 'LAGOS',
  name: 'Marina Court',
  place: 'Marina, Lagos Island',
  address: ['Marina Court', '112 Marina', 'Lagos Island, Lagos'],
  telephone: '+234 201 496 0177',
  email: 'desk@marinacourt.example',
  websiteUrl: 'https://marinacourt.example/',
  timeZone: 'Africa/Lagos',
  currency: 'NGN',
  hotelRating: 4.5,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  standardVatRate: 7.5,
  isStandardTaxExclusive: false,
  defaultPhoneCountryCode: 'NG',
  picture: widePicture('lagos-header', 'The old Marina: palms, boats and the city behind the lagoon'),
  nightPicture: roomPicture(
    'lagos-balcony',
    'The Marina at dusk: palms, the city and the long bridge over the lagoon',
  ),
  mark: markPicture('lagos-mark'),
  privacyPolicyUrl: 'https://marinacourt.example/privacy',
  termsAndConditionsUrl: 'https://marinacourt.example/terms',
  paymentTypes: ['PayByPayStack'],
  creditCards: [
    { id: 1, name: 'Visa' },
    { id: 2, name: 'Mastercard' },
  ],
  voice: {
    standfirst:
      'Forty rooms round a courtyard on the old Marina, with the lagoon in front and the city behind.',
    thanks: 'The court is swept and the water is cold',
    arriving: 'From the airport come by the Third Mainland Bridge; the gate is opposite the ferry steps.',
    desk: 'The desk answers from 07:00 to 23:00',
  },
  theme: {
    primary: '#28316b',
    secondary: '#80492f',
    accent: '#a9761c',
    tertiary: '#dcc8a8',
    dark: '#251b22',
    darkPage: '#151119',
    positive: '#2a6e55',
    negative: '#a52a2f',
    info: '#35549a',
    warning: '#8e6100',
    lightPage: '#f9f4ec',
    brandPrimary: '#1b1c46',
  },
};

export const lagosSettings: NonNullable<PropertyFileInput['settings']> = {
  maxNumberOfRoomsOnBooking: 6,
  defaultOccupancy: { adults: 2, children: 0, infants: 0 },
  askRoomConfiguration: true,
  userAccounts: true,
  includeExtrasInPaymentPolicy: true,
  cancellationReasons,
  noAvailabilityMessage: 'The court is full on these nights. Sundays to Wednesdays are quieter.',
  required: { postCode: false, email: true, phone: true },
};
