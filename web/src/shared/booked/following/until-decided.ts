import { isUnknown } from '../unknown.ts';
import { isFinal, type Followed } from './followed.ts';

/** Pauses between polls, in milliseconds; the last one repeats. */
const pauses = [1_000, 2_000, 3_000, 5_000] as const;

interface PollState {
  readonly state: {
    readonly data: Followed | undefined;
    readonly error: Error | null;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** When a query polls again: after 1, 2, 3 and then every 5 seconds; never once it is decided, or unknown. */
export function untilDecided({ state }: PollState): number | false {
  if (isUnknown(state.error)) return false;
  if (state.data !== undefined && isFinal(state.data.Status)) return false;
  const polls = Math.max(state.dataUpdateCount + state.errorUpdateCount, 1);
  return pauses[Math.min(polls, pauses.length) - 1] ?? 5_000;
}
