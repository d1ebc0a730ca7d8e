import { roomPicture, widePicture } from '../picture.ts';
import type { SmallHotel } from './small-hotel.ts';

/** The Boat House, Tarkwa Bay. */
export const boatHouse: SmallHotel = {
  property: {
    id: 6,
    code: 'TARKWA',
    name: 'The Boat House',
    place: 'Tarkwa Bay, Lagos',
    address: ['The Boat House', 'Tarkwa Bay', 'Lagos'],
    telephone: '+234 201 496 0188',
    email: 'steps@boathouse.example',
    websiteUrl: 'https://boathouse.example/',
    timeZone: 'Africa/Lagos',
    currency: 'NGN',
    hotelRating: 4,
    standardVatRate: 7.5,
    defaultPhoneCountryCode: 'NG',
    picture: widePicture(
      'shore-tarkwa-header',
      'A timber house on stilts under palms, canoes drawn up on the beach of the bay',
    ),
    nightPicture: roomPicture(
      'shore-tarkwa',
      'A timber house on stilts under palms, canoes drawn up on the beach of the bay',
    ),
    privacyPolicyUrl: 'https://boathouse.example/privacy',
    termsAndConditionsUrl: 'https://boathouse.example/terms',
    voice: {
      standfirst:
        'Six rooms on stilts across the harbour mouth. The boat comes for you at five, and the sea is under the floor.',
      thanks: 'The boat knows your name',
      arriving:
        'From the CMS jetty by our boat, every day at five; later by the ferry, and we carry the bags.',
      desk: 'The steps are watched from 08:00 to 22:00',
    },
    theme: {
      primary: '#135a55',
      secondary: '#7a5a3a',
      accent: '#b2461f',
      tertiary: '#e2d0a9',
      dark: '#17241f',
      darkPage: '#0f1614',
      positive: '#27704a',
      negative: '#a72c2a',
      info: '#265f86',
      warning: '#8c6100',
      lightPage: '#f9f5ea',
      brandPrimary: '#0f413e',
    },
  },
  roomTypes: [
    {
      words: {
        name: 'The Bay Room',
        description: 'Shutters on the palms, a fan, and the canoes going out at six.',
        facts: ['Double bed', '22 m²', 'Garden side'],
        images: [
          roomPicture(
            'lagos-bed',
            'A bed under an indigo adire cloth, with louvred shutters letting in bars of light',
          ),
        ],
      },
      nightMinor: 96_000_00,
    },
    {
      words: {
        name: 'The Steps Room',
        description: 'On the corner, with its own stair down to the water.',
        facts: ['King bed', '28 m²', 'Sea side'],
        images: [
          roomPicture(
            'lagos-lounge',
            'A sitting room with a mask, carved stools and tall shutters open to palms',
          ),
        ],
      },
      nightMinor: 124_000_00,
    },
  ],
  seasons: [
    { from: '01-06', to: '05-31', addsMinor: 0 },
    { from: '06-01', to: '10-15', addsMinor: -14_000_00 },
    { from: '10-16', to: '01-05', addsMinor: 22_000_00 },
  ],
  weekendAddsMinor: 18_000_00,
  adultMinor: 20_000_00,
  // No boat crosses in the worst of the rains.
  shut: { from: '07-01', to: '07-14' },
  fullEveryWeeks: 4,
};
