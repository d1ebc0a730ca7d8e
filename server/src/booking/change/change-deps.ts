import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Takers } from '../../availability/inventory/takers.ts';
import type { CardTriesDeps } from '../../limits/card-tries.ts';
import type { OnceDeps } from '../../platform/once/once.ts';
import type { PollProviderDeps } from '../../payments/settle/poll-provider.ts';

export interface ChangeDeps extends PollProviderDeps, OnceDeps, CardTriesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  /** Base URL of this server for guests, without a trailing slash; undefined: not configured. */
  readonly publicUrl: string | undefined;
  /** Key of the HMACs that limits count by. */
  readonly secret: string;
  /** `takers` of availability/inventory/takers.ts; a test passes a control that oversells. */
  readonly takers: Takers;
}
