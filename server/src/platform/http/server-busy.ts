import type { CountedLoad } from './server-type.ts';

/** Thrown for a request beyond the concurrency limit of its class. */
export class ServerBusy extends Error {
  readonly load: CountedLoad;

  constructor(load: CountedLoad) {
    super(`too many requests at once: ${load}`);
    this.load = load;
  }
}
