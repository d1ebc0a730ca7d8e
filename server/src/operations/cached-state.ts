import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../platform/clock/clock.ts';

/**
 * The database responds and has all migrations (`ok`), responds without them, responds after one that dropped what this
 * version uses (`ahead`), is a standby that takes no writes, or does not respond.
 */
export type DatabaseState = 'ok' | 'behind' | 'ahead' | 'read-only' | 'unreachable';

const FRESH_MS = 2_000;
const PATIENCE_MS = 3_000;

/**
 * Returns a good state for two seconds, so that a busy server is not taken for a dead one. Otherwise waits for a new
 * check, `unreachable` after three seconds. Each call starts a check unless one is running. `look` never throws. Rule:
 * docs/every-day.md, "Monitoring".
 */
export function cachedState(look: () => Promise<DatabaseState>, clock: Clock): () => Promise<DatabaseState> {
  let goodSince = Number.NEGATIVE_INFINITY;
  let looking: Promise<DatabaseState> | undefined;

  async function checkState(): Promise<DatabaseState> {
    const begun = clock.now().getTime();
    const gaveUp = setTimeout(PATIENCE_MS, 'unreachable' as const, { ref: false });
    const state = await Promise.race([look(), gaveUp]);
    goodSince = state === 'ok' ? begun : Number.NEGATIVE_INFINITY;
    looking = undefined;
    return state;
  }

  return async () => {
    looking ??= checkState();
    return clock.now().getTime() - goodSince < FRESH_MS ? 'ok' : looking;
  };
}
