import type { GroupDirectory } from '../hotel/group-directory.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';
import type { Snapshots } from './snapshot/snapshots.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface AvailabilityDeps extends LimitDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  /** Called for each search and calendar refused because of its cost. */
  readonly onLimitMet: (limit: string) => void;
  readonly log: { error(facts: object, message: string): void };
}
