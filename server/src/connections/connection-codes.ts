import type { ConnectionCodes } from './connection.store.ts';

/** The code that the other system uses for an id of ours. */
export const codeOf = (codes: ConnectionCodes[keyof ConnectionCodes], id: number) => codes[id] ?? String(id);

/** What each code of the other system stands for, of these things of the hotel. */
export function byCode<Thing extends { readonly id: number }>(
  codes: ConnectionCodes[keyof ConnectionCodes],
  things: readonly Thing[],
): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [codeOf(codes, thing.id), thing]));
}
