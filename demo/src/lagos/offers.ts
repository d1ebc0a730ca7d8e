import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { roomPicture } from '../picture.ts';
import { longWeekend } from './rate-plans.ts';

const lagoon = 'LAGOON';

export const lagosPromotions: NonNullable<PropertyFileInput['promotions']> = [
  { id: 1, code: lagoon, name: 'Four nights on the lagoon', percentOff: 12, minNights: 4 },
];

export const lagosOffers: NonNullable<PropertyFileInput['offers']> = [
  {
    id: 1,
    name: 'The long weekend',
    description: 'Arrive on Friday, leave on Monday evening; late check-out is kept for you.',
    image: roomPicture(
      'lagos-balcony',
      'The Marina at dusk: palms, the city and the long bridge over the lagoon',
    ),
    ratePlanCode: longWeekend.code,
    minNights: 3,
  },
  {
    id: 2,
    name: 'Four on the lagoon',
    description: 'Four nights or more for 12% less, whichever room and whichever rate.',
    image: roomPicture(
      'lagos-roof',
      'A roof terrace with a pool, lanterns and the long bridge over the lagoon',
    ),
    promoCode: lagoon,
  },
];

export const lagosBookingIncentives = [
  'Our best price is always here',
  'Pay by card, bank transfer or USSD',
  'A car from the airport, if you tell us the flight',
];
