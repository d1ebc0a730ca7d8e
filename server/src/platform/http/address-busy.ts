import type { LimitName } from '../../config/limits.ts';

/** Thrown for a request beyond the concurrency limit of its address. */
export class AddressBusy extends Error {
  readonly limit: LimitName;

  constructor(limit: LimitName) {
    super(`too many requests of one address at once: ${limit}`);
    this.limit = limit;
  }
}
