import type { CountedLoad } from './server-type.ts';

/** Thrown for a request that comes while as many of its class are worked on as may be. */
export class ServerBusy extends Error {
  readonly load: CountedLoad;

  constructor(load: CountedLoad) {
    super(`too many requests at once: ${load}`);
    this.load = load;
  }
}
