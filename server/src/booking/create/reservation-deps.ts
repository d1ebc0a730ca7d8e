import type { Grants } from '../../access/grants.ts';
import type { FindDeps } from '../find-reservation.ts';
import type { Takers } from '../../availability/inventory/takers.ts';
import type { CardTriesDeps } from '../../limits/card-tries.ts';
import type { OnceDeps } from '../../platform/once/once.ts';
import type { AskProviderDeps } from '../../payments/settle/ask-provider.ts';

/** What the status of a booking needs that may ask the provider about it. */
export interface StatusDeps extends FindDeps, AskProviderDeps {}

/** What booking needs; app.ts brings it. */
export interface ReservationDeps extends StatusDeps, OnceDeps, CardTriesDeps {
  /** Where guests reach this server, without a slash at the end; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
  readonly grants: Grants;
  /** What limits hide those with whom they count. */
  readonly secret: string;
  /** `takers` of availability/inventory/takers.ts; a test brings a control that oversells. */
  readonly takers: Takers;
  /** Brings what searches answer up to the truth. */
  readonly refreshSearches: () => Promise<void>;
}
