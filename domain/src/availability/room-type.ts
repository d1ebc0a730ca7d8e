import type { RoomTypeId } from '../ids.ts';
import type { OccupancyLimits } from '../occupancy/limits.ts';

/** What the rules need to know of a room type. */
export interface RoomType {
  readonly id: RoomTypeId;
  readonly limits: OccupancyLimits;
}
