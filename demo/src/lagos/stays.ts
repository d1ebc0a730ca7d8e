import type { LocalDate } from '@portico/domain/calendar/local-date';
import { patternStays, type DemoPattern, type DemoStay } from '../stays.ts';
import { flexible, longWeekend } from './rate-plans.ts';
import { adireRoom, courtRoom, lagoonBalcony } from './room-types.ts';

const onArrival = { by: 'on-arrival' } as const;

/** All taken by staff: its provider's page needs somebody who pays there. */
const pattern: DemoPattern = {
  arrivals: { 1: 3, 2: 2, 3: 2, 4: 3, 5: 5, 6: 2, 7: 2 },
  nights: [2, 3, 1, 4, 3],
  rooms: [
    { roomTypeId: courtRoom, adults: 1, children: 0 },
    { roomTypeId: lagoonBalcony, adults: 2, children: 0 },
    { roomTypeId: courtRoom, adults: 2, children: 0 },
    { roomTypeId: adireRoom, adults: 2, children: 0 },
  ],
  rates: [
    { ratePlanId: flexible.id, way: onArrival },
    { ratePlanId: longWeekend.id, way: onArrival },
  ],
};

export function lagosStays(today: LocalDate): DemoStay[] {
  return patternStays(pattern, today);
}
