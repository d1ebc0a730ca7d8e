import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { Horizon } from '../horizon.ts';
import { roomPicture } from '../picture.ts';
import { tablesHorizon } from '../tables-horizon.ts';

/** The Oyster Room, for dinner every day; and The Yard, which is small, for lunch and an early supper. */
export function quayRestaurants(horizon: Horizon): PropertyFileInput['restaurants'] {
  const dates = tablesHorizon(horizon);
  return [
    {
      id: 1,
      name: 'The Oyster Room',
      description: 'The Oyster Room, ground floor, open to residents and everyone else.',
      image: roomPicture('quay-table', 'A table for two by the window, laid for supper'),
      maxOnlinePartySize: 6,
      sittings: [
        {
          ...dates,
          name: 'Dinner',
          weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Sun'],
          firstTime: '18:00',
          lastTime: '21:00',
          turnMinutes: 120,
          covers: 44,
        },
        {
          ...dates,
          name: 'Dinner at the weekend',
          weekdays: ['Fri', 'Sat'],
          firstTime: '17:30',
          lastTime: '21:30',
          turnMinutes: 120,
          covers: 44,
          leaveTime: true,
        },
      ],
      promotions: [
        {
          id: 1,
          name: 'Monday supper, three courses',
          pricePerPerson: 34,
          weekdays: ['Mon'],
          firstTime: '18:00',
          lastTime: '20:00',
        },
        {
          id: 2,
          name: 'Oysters and a glass, half a dozen each',
          pricePerPerson: 19.5,
          weekdays: ['Wed', 'Thu'],
          lastTime: '19:00',
        },
      ],
      cancelUntil: { daysBefore: 0, at: '16:00' },
      noAvailabilityText:
        'The Oyster Room has no table for you on this date. Ring us: we keep a list, and people do change their minds.',
    },
    {
      id: 2,
      name: 'The Yard',
      description: 'The Yard, behind the house and under cover, for four at most. Dogs are welcome.',
      maxOnlinePartySize: 4,
      sittings: [
        {
          ...dates,
          name: 'Lunch',
          firstTime: '12:00',
          lastTime: '14:30',
          turnMinutes: 90,
          covers: 24,
        },
        {
          ...dates,
          name: 'Early supper',
          firstTime: '17:30',
          lastTime: '19:30',
          turnMinutes: 90,
          covers: 24,
          leaveTime: true,
        },
      ],
      cancelUntil: { daysBefore: 0, at: '11:00' },
      confirmationText: 'The Yard is through the arch beside the front door.',
    },
  ];
}
