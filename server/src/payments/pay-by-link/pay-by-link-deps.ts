import type { Secrets } from '../../access/seal.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { CardTriesDeps } from '../../limits/card-tries.ts';
import type { OnceDeps } from '../../platform/once/once.ts';
import type { PollProviderDeps } from '../settle/poll-provider.ts';

export interface PayByLinkDeps extends PollProviderDeps, OnceDeps, CardTriesDeps {
  readonly hotels: HotelDirectory;
  /** Keys that sign links. */
  readonly secrets: Secrets;
  /** This server's public URL, without a trailing slash; undefined when not configured. */
  readonly publicUrl: string | undefined;
}
