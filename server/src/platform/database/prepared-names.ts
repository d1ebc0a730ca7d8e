import { createHash } from 'node:crypto';

/** Prepared from this run on: lists of other lengths give other texts, not worth a plan. */
const PREPARED_FROM = 3;
/** PostgreSQL holds each per connection, about 20 kB. */
const MOST_PREPARED = 300;
const MOST_COUNTED = 1_000;

/** Names of prepared statements; the same in every process, over any number of connections. */
export interface PreparedNames {
  /** Undefined for a text that is not prepared: new, or beyond the limit. */
  of(text: string): string | undefined;
  /** Changes all names: statements prepared under the old ones no longer fit the tables. */
  renew(): void;
}

/** Nothing is prepared. */
export const noNames: PreparedNames = { of: () => undefined, renew: () => undefined };

export function preparedNames(): PreparedNames {
  const names = new Map<string, string>();
  const runs = new Map<string, number>();
  let generation = 0;

  function isPrepared(text: string): boolean {
    if (names.size >= MOST_PREPARED) return false;
    const run = (runs.get(text) ?? 0) + 1;
    if (run >= PREPARED_FROM) return true;
    if (runs.size >= MOST_COUNTED) runs.clear();
    runs.set(text, run);
    return false;
  }

  return {
    of: (text) => {
      const known = names.get(text);
      if (known !== undefined || !isPrepared(text)) return known;
      const name = `${generation}_${createHash('sha256').update(text).digest('base64url')}`;
      runs.delete(text);
      names.set(text, name);
      return name;
    },
    renew: () => {
      generation += 1;
      names.clear();
    },
  };
}
