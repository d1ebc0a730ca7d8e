import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { roomPicture } from '../picture.ts';
import { threeTides } from './rate-plans.ts';

/** What stands under the search: each applies its code when it is chosen. */
export const quayOffers: NonNullable<PropertyFileInput['offers']> = [
  {
    id: 1,
    name: 'Three tides',
    description: 'Three nights or more at a lower price a night. Breakfast for everyone, every day.',
    image: roomPicture('quay-night', 'The Quay House at dusk with its windows lit above the harbour wall'),
    ratePlanCode: threeTides.code,
    minNights: 3,
  },
  {
    id: 2,
    name: 'Long and low',
    description: 'Out of season the light is long and the tide is low: three nights or more for 15% less.',
    image: roomPicture('quay-estuary', 'A roll-top bath standing in a bay window above the estuary'),
    promoCode: 'LONGLOW',
  },
  {
    id: 3,
    name: 'Ten with the tide',
    description: 'Ten per cent off every room and every rate, for those who book here.',
    image: roomPicture('quay-table', 'A table for two by the window, laid for supper'),
    promoCode: 'TIDE10',
  },
];

export const quayBookingIncentives = [
  'Our best price is always here',
  'No booking fee, no card fee',
  'A person at the desk from seven until eleven',
];

export const quayGiftVouchers: NonNullable<PropertyFileInput['giftVouchers']> = [
  { code: 'QUAY-GIFT-50', kind: 'money', balance: 50 },
  { code: 'QUAY-GIFT-500', kind: 'money', balance: 500 },
  { code: 'QUAY-SUPPER', kind: 'experience', balance: 0 },
];
