import type { GroupFileInput } from '@portico/contract/group-file/group-file';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { mapPicture, markPicture, widePicture, roomPicture } from '../picture.ts';
import { boatHouse } from './boat-house.ts';
import { smallHotelFile, type SmallHotel } from './small-hotel.ts';
import { wharfRooms } from './wharf-rooms.ts';

/** The Oyster Huts, Seasalter. */
const oysterHuts: SmallHotel = {
  property: {
    id: 5,
    code: 'HUTS',
    name: 'The Oyster Huts',
    place: 'Seasalter beach, Kent',
    address: ['The Oyster Huts', 'Faversham Road', 'Seasalter CT5 4BL'],
    telephone: '+44 1227 496 0155',
    email: 'lamp@oysterhuts.example',
    websiteUrl: 'https://oysterhuts.example/',
    timeZone: 'Europe/London',
    currency: 'GBP',
    unitName: { singular: 'hut', plural: 'huts' },
    standardVatRate: 20,
    picture: widePicture(
      'shore-huts-header',
      'Tarred huts on the shingle with a lantern lit, and oyster stakes at low tide',
    ),
    nightPicture: roomPicture(
      'shore-huts',
      'Tarred huts on the shingle with a lantern lit, and oyster stakes at low tide',
    ),
    privacyPolicyUrl: 'https://oysterhuts.example/privacy',
    termsAndConditionsUrl: 'https://oysterhuts.example/terms',
    voice: {
      standfirst:
        'Six tarred huts on the shingle, each with a stove and a lamp, and nothing between the door and the tide.',
      thanks: 'The lamp is lit',
      arriving: 'The path runs along the sea wall from the Sportsman; a barrow stands at the gate.',
      desk: 'Ring the bell at the first hut, from nine until seven',
    },
    theme: {
      primary: '#23424a',
      secondary: '#63706c',
      accent: '#9a3d22',
      tertiary: '#cfcab6',
      dark: '#18211f',
      darkPage: '#101615',
      positive: '#2f6a48',
      negative: '#a12a2a',
      info: '#265f80',
      warning: '#8a6200',
      lightPage: '#f5f3ea',
      brandPrimary: '#1a3036',
    },
  },
  roomTypes: [
    {
      words: {
        name: 'The Low Hut',
        description: 'Nearest the water. At spring tides you hear it under the boards.',
        facts: ['Double bed', '16 m²', 'Stove'],
        images: [roomPicture('quay-hut', 'Beach huts and two deckchairs on the shingle')],
      },
      nightMinor: 84_00,
    },
    {
      words: {
        name: 'The Long Hut',
        description: 'Two bunks for whoever comes along, and a table for the oysters.',
        facts: ['Double bed and bunks', '24 m²', 'Stove'],
        images: [roomPicture('quay-family', 'Built-in bunks beside a pair of doors open to the shingle')],
      },
      nightMinor: 109_00,
    },
  ],
  seasons: [
    { from: '03-16', to: '06-30', addsMinor: 0 },
    { from: '07-01', to: '08-31', addsMinor: 35_00 },
    { from: '09-01', to: '03-15', addsMinor: -14_00 },
  ],
  weekendAddsMinor: 31_00,
  adultMinor: 18_00,
  // The huts are tarred.
  shut: { from: '01-05', to: '02-10' },
  fullEveryWeeks: 2,
};

/** The small hotels of the group, beside the other demo hotels. */
export function shoreHotels(today: LocalDate): PropertyFileInput[] {
  return [wharfRooms, oysterHuts, boatHouse].map((hotel) => smallHotelFile(hotel, today));
}

/** Harbour & Fell: all the demo hotels on one page, in pounds and in naira. */
export const shoreGroup: GroupFileInput = {
  group: {
    id: 1,
    code: 'SHORE',
    name: 'Harbour & Fell',
    standfirst:
      'Six houses kept by the same people, on two coasts and in one valley. Choose where, then the dates.',
    address: ['Harbour & Fell', '41 Harbour Street', 'Whitstable CT5 1AB'],
    telephone: '+44 1227 496 0100',
    email: 'hello@harbourandfell.example',
    desk: 'The desk answers from 07:00 to 23:00',
    websiteUrl: 'https://harbourandfell.example/',
    picture: widePicture(
      'quay-header',
      'Whitstable harbour: weatherboarded houses, a red-sailed barge and tarred sheds',
    ),
    mark: markPicture('shore-mark'),
    privacyPolicyUrl: 'https://harbourandfell.example/privacy',
    termsAndConditionsUrl: 'https://harbourandfell.example/terms',
    defaultOccupancy: { adults: 2, children: 0, infants: 0 },
    theme: {
      primary: '#22473f',
      secondary: '#66706a',
      accent: '#9c4a22',
      tertiary: '#c6cbb9',
      dark: '#182420',
      darkPage: '#101614',
      positive: '#2d6c46',
      negative: '#a3292b',
      info: '#255f84',
      warning: '#8d6200',
      lightPage: '#f4f4ec',
      brandPrimary: '#18352f',
    },
  },
  areas: [
    { id: 1, name: 'Kent and Cumbria', properties: ['QUAY', 'WHARF', 'HUTS', 'FELL'] },
    { id: 2, name: 'Lagos', properties: ['LAGOS', 'TARKWA'] },
  ],
  map: {
    picture: mapPicture(
      'shore-map',
      'A drawn map: fells and a lake in the north-west, the Kent coast in the east, and the Lagos lagoon below, across a dotted line',
      'Drawn to be read, not to be measured: Lagos is a little further.',
    ),
    areas: [
      { area: 1, x: 20, y: 7 },
      { area: 2, x: 4, y: 64 },
    ],
    hotels: [
      { property: 'QUAY', x: 82, y: 50 },
      { property: 'WHARF', x: 55, y: 33 },
      { property: 'HUTS', x: 62, y: 16 },
      { property: 'FELL', x: 12, y: 33 },
      { property: 'LAGOS', x: 17, y: 79 },
      { property: 'TARKWA', x: 25, y: 94 },
    ],
  },
};
