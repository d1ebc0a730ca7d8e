import type { LocalDate } from '@portico/domain/calendar/local-date';
import { approvedCard, patternStays, type DemoPattern, type DemoStay } from '../stays.ts';
import { flexible, paidNow } from './rate-plans.ts';
import { gillLodge, rowanLodge, tarnLodge, theBothy } from './room-types.ts';

/** Lodges are let for some nights, and nobody arrives on a Sunday. */
const pattern: DemoPattern = {
  arrivals: { 1: 2, 2: 1, 3: 1, 4: 1, 5: 2, 6: 0, 7: 0 },
  nights: [3, 4, 3, 5],
  rooms: [
    { roomTypeId: rowanLodge, adults: 2, children: 0 },
    { roomTypeId: tarnLodge, adults: 2, children: 2 },
    { roomTypeId: theBothy, adults: 4, children: 0 },
    { roomTypeId: gillLodge, adults: 2, children: 0 },
    { roomTypeId: rowanLodge, adults: 1, children: 0 },
  ],
  rates: [
    { ratePlanId: flexible.id, way: approvedCard },
    { ratePlanId: paidNow.id, way: approvedCard },
    { ratePlanId: flexible.id, way: { by: 'on-arrival' } },
  ],
};

export function fellStays(today: LocalDate): DemoStay[] {
  return patternStays(pattern, today);
}
