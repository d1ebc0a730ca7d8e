import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { defaultTheme } from '@portico/contract/theme/property-theme';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { markPicture, roomPicture, widePicture } from '../picture.ts';
import { cancellationReasons } from '../terms.ts';

/** The Quay House: identity, texts and pictures. */
export const quayProperty: PropertyFileInput['property'] = {
  id: 1,
  code: 'QUAY',
  name: 'The Quay House',
  place: 'Harbour Street, Whitstable, Kent',
  address: ['The Quay House', '41 Harbour Street', 'Whitstable CT5 1AB'],
  telephone: '+44 1227 496 0142',
  email: 'keys@quayhouse.example',
  websiteUrl: 'https://quayhouse.example/',
  timeZone: 'Europe/London',
  currency: 'GBP',
  hotelRating: 4,
  checkInTime: '15:00',
  checkOutTime: '11:00',
  standardVatRate: 20,
  isStandardTaxExclusive: false,
  defaultPhoneCountryCode: 'GB',
  picture: widePicture(
    'quay-header',
    'Whitstable harbour: weatherboarded houses, a red-sailed barge and tarred sheds',
  ),
  nightPicture: roomPicture(
    'quay-night',
    'The Quay House at dusk with its windows lit above the harbour wall',
  ),
  mark: markPicture('quay-mark'),
  privacyPolicyUrl: 'https://quayhouse.example/privacy',
  termsAndConditionsUrl: 'https://quayhouse.example/terms',
  paymentTypes: ['PayByCard', 'StoreCard'],
  creditCards: [
    { id: 1, name: 'Visa' },
    { id: 2, name: 'Mastercard' },
    { id: 3, name: 'American Express' },
  ],
  voice: {
    standfirst:
      'Twenty-four rooms above the harbour wall. The tide comes up to the steps twice a day; breakfast is at eight.',
    thanks: 'We’ll keep the light on',
    arriving: 'Nine minutes on foot from Whitstable station. Come earlier and leave your bags.',
    desk: 'The desk answers from 07:00 to 23:00',
  },
  theme: defaultTheme,
};

/** As of the first of the month. */
export function quayExchangeRates(today: LocalDate): PropertyFileInput['property']['exchangeRates'] {
  return { asOf: `${today.slice(0, 7)}-01`, rates: { EUR: 1.16, USD: 1.27 } };
}

export const quaySettings: NonNullable<PropertyFileInput['settings']> = {
  maxNumberOfRoomsOnBooking: 4,
  defaultOccupancy: { adults: 2, children: 0, infants: 0 },
  adultMaximumOccupancy: 3,
  childMaximumOccupancy: 3,
  askRoomConfiguration: true,
  userAccounts: true,
  giftVouchers: { name: 'The Quay House gift' },
  cancellationReasons,
  cancellationReasonRequired: true,
  preCheckIn: { daysBefore: 3 },
  noAvailabilityMessage:
    'Every room is taken on these nights. Ring us: we keep a list, and people do change their minds.',
  sameDayBookingRestriction: {
    enabled: true,
    hour: 22,
    minute: 0,
    message: 'The desk has closed for the night. Choose tomorrow, or ring the bell at the side door.',
  },
};
