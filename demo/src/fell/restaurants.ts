import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { Horizon } from '../horizon.ts';
import { tablesHorizon } from '../tables-horizon.ts';

/** One barn with one sitting, from Thursday to Sunday. */
export function fellRestaurants(horizon: Horizon): PropertyFileInput['restaurants'] {
  return [
    {
      id: 1,
      name: 'The Long Barn',
      description: 'The Long Barn, by the gate: supper at long tables, whoever you are.',
      minOnlinePartySize: 2,
      maxOnlinePartySize: 8,
      sittings: [
        {
          ...tablesHorizon(horizon),
          name: 'Supper',
          weekdays: ['Thu', 'Fri', 'Sat', 'Sun'],
          firstTime: '18:00',
          lastTime: '20:00',
          turnMinutes: 150,
          covers: 32,
        },
      ],
      closesMinutesBefore: 240,
      cancelUntil: { daysBefore: 1, at: '18:00' },
    },
  ];
}
