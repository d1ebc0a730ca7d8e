import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readChanges, type Change, type ChangesSince } from './snapshot.store.ts';

/**
 * Look-back by the clock, for when no poll has just succeeded. A change carries the time its writer began, is seen only
 * at commit, and clocks differ.
 */
const LOOK_BACK_MS = 60_000;

/** Changes of nights by all processes, each returned until acknowledged as applied. */
export interface ChangeFeed {
  unapplied(): Promise<Change[]>;
  /** Acknowledges all that the last `unapplied` returned. */
  applied(): void;
}

/** Starts with changes from shortly before now. Rule: docs/search.md, "The snapshot". */
export function changeFeed({ kysely }: Database, clock: Clock): ChangeFeed {
  let polledAt = clock.now().getTime();
  let known: ReadonlySet<string> = new Set();
  let next: ChangesSince | undefined;
  let applied = () => {};

  return {
    unapplied: async () => {
      const pollsAt = clock.now().getTime();
      const since = next ?? { changedAfter: new Date(polledAt - LOOK_BACK_MS) };
      // After a failover another database may answer, with other transaction ids.
      next = undefined;
      const read = await readChanges(kysely, since);
      const changes = read.changes.filter(({ id }) => !known.has(id));
      applied = () => {
        polledAt = pollsAt;
        known = new Set(read.changes.map(({ id }) => id));
        next = read.next;
      };
      return changes;
    },
    applied: () => applied(),
  };
}
