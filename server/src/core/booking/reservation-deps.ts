import type { Limits } from '../../config/limits.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Providers } from '../payment/providers.ts';
import type { Takers } from '../inventory/take-booking.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** What booking needs; app.ts brings it. */
export interface ReservationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly providers: Providers;
  /** Where guests reach this server, without a slash at the end; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  /** What limits hide those with whom they count. */
  readonly secret: string;
  /** Told of each limit on what is held that was met. */
  readonly onLimitMet: (limit: string) => void;
  /** `takers` of core/inventory/take-booking.ts; a test brings a control that oversells. */
  readonly takers: Takers;
  /** Brings what searches answer up to the truth. */
  readonly refreshSearches: () => Promise<void>;
  /** Waits between two looks at a duplicate request's first run. */
  readonly delay: (milliseconds: number) => Promise<unknown>;
  /** Told of each card of a booking that the provider has declined, once, whoever hears of it. */
  readonly onDeclined: () => void;
  readonly log: { error(facts: object, message: string): void };
}
