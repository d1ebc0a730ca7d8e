import type { Grants } from '../../access/grants.ts';
import type { FindDeps } from '../find-reservation.ts';
import type { Takers } from '../../availability/inventory/takers.ts';
import type { CardTriesDeps } from '../../limits/card-tries.ts';
import type { OnceDeps } from '../../platform/once/once.ts';
import type { PollProviderDeps } from '../../payments/settle/poll-provider.ts';

export interface StatusDeps extends FindDeps, PollProviderDeps {}

export interface ReservationDeps extends StatusDeps, OnceDeps, CardTriesDeps {
  /** Base URL of this server for guests, without a trailing slash; undefined: not configured. */
  readonly publicUrl: string | undefined;
  readonly grants: Grants;
  /** Key of the HMACs that limits count by. */
  readonly secret: string;
  /** `takers` of availability/inventory/takers.ts; a test passes a control that oversells. */
  readonly takers: Takers;
  /** Brings the search snapshots up to date. */
  readonly refreshSearches: () => Promise<void>;
}
