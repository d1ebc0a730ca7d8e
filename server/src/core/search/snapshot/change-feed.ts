import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readChanges, type Change } from './snapshot.store.ts';

/**
 * A change carries the time at which its writer began; it is seen when the writer commits, by a clock that may
 * differ. So each poll goes back this much further than the last one, and skips what it knows.
 */
const OVERLAP_MS = 60_000;

/** The changes of nights by all processes, each handed out until it is taken as applied. */
export interface ChangeFeed {
  unapplied(): Promise<Change[]>;
  /** All that the last `unapplied` answered. */
  applied(changes: readonly Change[]): void;
}

/** Starts with what was changed shortly before now. */
export function changeFeed({ kysely }: Database, clock: Clock): ChangeFeed {
  const known = new Map<string, number>();
  let polledAt = clock.now().getTime();
  let pollsAt = polledAt;

  return {
    unapplied: async () => {
      pollsAt = clock.now().getTime();
      const changes = await readChanges(kysely, new Date(polledAt - OVERLAP_MS));
      return changes.filter(({ id }) => !known.has(id));
    },
    applied: (changes) => {
      for (const { id, changedAt } of changes) known.set(id, changedAt.getTime());
      polledAt = pollsAt;
      for (const [id, changedAt] of known) {
        if (changedAt <= polledAt - OVERLAP_MS) known.delete(id);
      }
    },
  };
}
