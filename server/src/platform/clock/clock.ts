/** The only source of "now". Rules take the instant as an argument; only the edges of the server read the clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
