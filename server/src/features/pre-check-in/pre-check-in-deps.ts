import type { Secrets } from '../../core/access/seal.ts';
import type { ChangeDeps } from '../../core/change/change-deps.ts';

/** What checking in before arrival needs; app.ts brings it. */
export interface PreCheckInDeps extends ChangeDeps {
  readonly secrets: Secrets;
}
