import type { HotelDirectory } from '../../core/hotel-directory.ts';
import type { Snapshots } from '../../core/snapshot/snapshots.ts';
import type { Clock } from '../../platform/clock/clock.ts';

export interface AvailabilityDeps {
  readonly hotels: HotelDirectory;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
}
