import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../platform/clock/clock.ts';

/** Of the database: it answers and has been through every migration, has not, or does not answer. */
export type DatabaseState = 'ok' | 'behind' | 'unreachable';

const FRESH_MS = 2_000;
const PATIENCE_MS = 3_000;

/**
 * The state as it was found less than two seconds ago, at once, where it was good, so that a busy server is not taken for
 * a dead one; otherwise as it is found now, `unreachable` after three seconds. Each call has it looked at anew, one look
 * at a time. `look` never throws. Rule: docs/operating.md, "Monitoring".
 */
export function cachedState(look: () => Promise<DatabaseState>, clock: Clock): () => Promise<DatabaseState> {
  let goodSince = Number.NEGATIVE_INFINITY;
  let looking: Promise<DatabaseState> | undefined;

  async function lookAnew(): Promise<DatabaseState> {
    const begun = clock.now().getTime();
    const gaveUp = setTimeout(PATIENCE_MS, 'unreachable' as const, { ref: false });
    const state = await Promise.race([look(), gaveUp]);
    goodSince = state === 'ok' ? begun : Number.NEGATIVE_INFINITY;
    looking = undefined;
    return state;
  }

  return async () => {
    looking ??= lookAnew();
    return clock.now().getTime() - goodSince < FRESH_MS ? 'ok' : looking;
  };
}
