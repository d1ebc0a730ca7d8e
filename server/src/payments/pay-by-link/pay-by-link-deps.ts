import type { Secrets } from '../../access/seal.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { CardTriesDeps } from '../../limits/card-tries.ts';
import type { OnceDeps } from '../../platform/once/once.ts';
import type { AskProviderDeps } from '../settle/ask-provider.ts';

export interface PayByLinkDeps extends AskProviderDeps, OnceDeps, CardTriesDeps {
  readonly hotels: HotelDirectory;
  /** What links are signed with. */
  readonly secrets: Secrets;
  /** Where guests reach this server, without a slash at the end; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
}
