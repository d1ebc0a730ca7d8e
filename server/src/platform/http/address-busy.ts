import type { LimitName } from '../../config/limits.ts';

/** Thrown for a request of an address of which as many are worked on as may be. */
export class AddressBusy extends Error {
  readonly limit: LimitName;

  constructor(limit: LimitName) {
    super(`too many requests of one address at once: ${limit}`);
    this.limit = limit;
  }
}
