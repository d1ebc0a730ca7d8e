import type { GroupFileInput } from '@portico/contract/group-file/group-file';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { markPicture, widePicture } from '../picture.ts';
import { boatHouse } from './boat-house.ts';
import { oysterHuts } from './oyster-huts.ts';
import { smallHouseFile } from './small-house.ts';
import { wharfRooms } from './wharf-rooms.ts';

/** The small houses of the group, beside those that are demo hotels of their own. */
export function shoreHouses(today: LocalDate): PropertyFileInput[] {
  return [wharfRooms, oysterHuts, boatHouse].map((house) => smallHouseFile(house, today));
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
};
