import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { RateOfNights } from '@portico/server/availability/snapshot/snapshot.store';
import { DOUBLE, FLEXIBLE } from '../builders/hotel-file.ts';

/** Nights, by their index in the horizon, that Flexible sells in a Double at 100.00 each, without rules. */
export function buildRateOfNights(
  places: readonly number[],
  changes: Partial<RateOfNights> = {},
): RateOfNights {
  return {
    rate_plan_id: FLEXIBLE as RatePlanId,
    room_type_id: DOUBLE as RoomTypeId,
    places: [...places],
    open: true,
    base: 100_00,
    per_room: 0,
    per_adult: 0,
    per_child: 0,
    per_infant: 0,
    per_person_adult: 0,
    per_person_child: 0,
    per_person_infant: 0,
    min_stay: null,
    max_stay: null,
    min_stay_through: null,
    max_stay_through: null,
    closed_to_arrival: false,
    closed_to_departure: false,
    min_advance: null,
    max_advance: null,
    ...changes,
  };
}
