import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readChanges, type Change, type ChangesSince } from './snapshot.store.ts';

/**
 * Where no poll has succeeded just before, by the clock: a change carries the time at which its writer began, is seen when
 * the writer commits, and clocks differ.
 */
const LOOK_BACK_MS = 60_000;

/** The changes of nights by all processes, each handed out until it is taken as applied. */
export interface ChangeFeed {
  unapplied(): Promise<Change[]>;
  /** All that the last `unapplied` answered. */
  applied(): void;
}

/** Starts with what was changed shortly before now. Rule: docs/search.md, "The snapshot". */
export function changeFeed({ kysely }: Database, clock: Clock): ChangeFeed {
  let polledAt = clock.now().getTime();
  let known: ReadonlySet<string> = new Set();
  let next: ChangesSince | undefined;
  let applied = () => {};

  return {
    unapplied: async () => {
      const pollsAt = clock.now().getTime();
      const since = next ?? { changedAfter: new Date(polledAt - LOOK_BACK_MS) };
      // Another database may answer after one that failed, and counts its transactions otherwise.
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
