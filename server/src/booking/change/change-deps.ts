import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Takers } from '../../availability/inventory/takers.ts';
import type { CardTriesDeps } from '../../limits/card-tries.ts';
import type { OnceDeps } from '../../platform/once/once.ts';
import type { AskProviderDeps } from '../../payments/settle/ask-provider.ts';

/** What changing a booking needs; app.ts brings it. */
export interface ChangeDeps extends AskProviderDeps, OnceDeps, CardTriesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  /** Where guests reach this server, without a slash at the end; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
  /** What limits hide those with whom they count. */
  readonly secret: string;
  /** `takers` of availability/inventory/takers.ts; a test brings a control that oversells. */
  readonly takers: Takers;
}
