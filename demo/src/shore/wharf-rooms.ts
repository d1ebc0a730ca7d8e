import { roomPicture, widePicture } from '../picture.ts';
import type { SmallHotel } from './small-hotel.ts';

/** The Wharf Rooms, Faversham. */
export const wharfRooms: SmallHotel = {
  property: {
    id: 4,
    code: 'WHARF',
    name: 'The Wharf Rooms',
    place: 'Standard Quay, Faversham, Kent',
    address: ['The Wharf Rooms', '7 Standard Quay', 'Faversham ME13 7BS'],
    telephone: '+44 1795 496 022',
    email: 'rooms@wharfrooms.example',
    websiteUrl: 'https://wharfrooms.example/',
    timeZone: 'Europe/London',
    currency: 'GBP',
    hotelRating: 3.5,
    standardVatRate: 20,
    cityTax: { name: 'Visitor levy', adult: 2, mostNights: 7, paidAtHotel: true },
    picture: widePicture(
      'shore-wharf-header',
      'Brick warehouses on a creek at high water, with a barge moored below',
    ),
    nightPicture: roomPicture(
      'shore-wharf',
      'Brick warehouses on a creek at high water, with a barge moored below',
    ),
    privacyPolicyUrl: 'https://wharfrooms.example/privacy',
    termsAndConditionsUrl: 'https://wharfrooms.example/terms',
    voice: {
      standfirst:
        'Six rooms in a grain store on the creek. The barges come up on the tide, and so does the bread.',
      thanks: 'The hoist is down for your bags',
      arriving: 'Ten minutes on foot from Faversham station; mind the ropes on the quay.',
      desk: 'Every day from eight until eight',
    },
    theme: {
      primary: '#5b3524',
      secondary: '#6b6257',
      accent: '#1f5d63',
      tertiary: '#d5c6b2',
      dark: '#2a1d17',
      darkPage: '#171210',
      positive: '#2f6b44',
      negative: '#a32b2b',
      info: '#2a5f7d',
      warning: '#8c6200',
      lightPage: '#f6f2ea',
      brandPrimary: '#3f2418',
    },
  },
  roomTypes: [
    {
      words: {
        name: 'The Creek Room',
        description: 'A window at the height of the masts, and the mud shining twice a day.',
        facts: ['Double bed', '21 m²', 'Creek view'],
        images: [
          roomPicture('quay-attic', 'An attic bedroom under white beams, with a tall window on the estuary'),
        ],
      },
      nightMinor: 98_00,
    },
    {
      words: {
        name: 'The Hoist Room',
        description: 'Under the gable, with the iron wheel still over the door.',
        facts: ['King bed', '27 m²', 'Top floor'],
        images: [
          roomPicture('quay-suite', 'A corner sitting room with a telescope and two windows on the sea'),
        ],
      },
      nightMinor: 118_00,
    },
  ],
  seasons: [
    { from: '01-03', to: '04-30', addsMinor: -10_00 },
    { from: '05-01', to: '09-30', addsMinor: 18_00 },
    { from: '10-01', to: '01-02', addsMinor: 0 },
  ],
  weekendAddsMinor: 26_00,
  adultMinor: 22_00,
  shut: { from: '12-23', to: '12-27' },
  fullEveryWeeks: 3,
};
