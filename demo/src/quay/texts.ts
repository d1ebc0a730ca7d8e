import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { defaultTheme } from '@portico/contract/theme/property-theme';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { mapPicture, markPicture, roomPicture, widePicture } from '../picture.ts';
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
  where: {
    intro: 'On the harbour wall, nine minutes on foot from the train. You will hear it before you see it.',
    map: mapPicture(
      'quay-map',
      'A drawn map: the harbour to the north, the house on Harbour Street behind it, and a dotted way from the station in the south',
      'Drawn from above the station, looking north. Not for sailing by.',
    ),
    labels: [
      { name: 'The Quay House', x: 58.5, y: 42.5, isHotel: true },
      { name: 'Station', x: 53.5, y: 87.5 },
      { name: 'Car park', x: 77, y: 68 },
      { name: 'Fish market', x: 60, y: 23 },
      { name: 'Harbour Street', x: 2.6, y: 50 },
    ],
    ways: [
      {
        title: 'By train',
        sign: 'train',
        text: 'Whitstable, 76 minutes from St Pancras, two trains an hour. Out of the station turn left, down Cromwell Road to the water, then right: nine minutes, flat all the way.',
      },
      { title: 'By car', sign: 'car', text: 'From the M2 take the A299 and the B2205.' },
      {
        title: 'Late, or by taxi',
        sign: 'clock',
        text: 'The last train gets in at 00:12. Taxis wait until one; Harbour Cars knows the house.',
      },
    ],
    parking:
      'The yard behind the house takes eleven cars, £8 a day, booked with the room; one bay is wide. When it is full, Gorrell Tank car park is three minutes off.',
    access: [
      { title: 'Front door', text: 'One step, 12 cm; a ramp at the yard door' },
      { title: 'Lift', text: 'None' },
      { title: 'Step-free rooms', text: 'Two of the three Boatsheds' },
      { title: 'Doors there', text: '84 cm; the shower 90 cm, level' },
      { title: 'Breakfast room', text: 'Step-free from the yard' },
      { title: 'Wide parking bay', text: 'One, 3.6 m, by the ramp' },
      { title: 'Hearing', text: 'A loop at the desk; alarms that shake the pillow' },
      { title: 'Dogs that help', text: 'Everywhere, no charge' },
    ],
    accessNote: 'Measured by us in January 2027.',
    hours: [{ title: 'The desk answers', text: '07:00 to 23:00' }],
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
