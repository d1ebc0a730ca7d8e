const A_MINUTE_S = 60;
const AN_HOUR_S = 60 * A_MINUTE_S;

/** From the end of one try to the next, in seconds: those that Standard Webhooks gives as its example. */
const pausesS = [
  5,
  5 * A_MINUTE_S,
  30 * A_MINUTE_S,
  2 * AN_HOUR_S,
  5 * AN_HOUR_S,
  10 * AN_HOUR_S,
  14 * AN_HOUR_S,
  20 * AN_HOUR_S,
  24 * AN_HOUR_S,
];

const LONGEST_PAUSE_S = 24 * AN_HOUR_S;

/**
 * When a message is tried again after so many tries, each of which failed; null: that was the last. Whoever answered when
 * to come again is not asked before, within a day. Rule: docs/webhooks.md, "Delivery".
 */
export function nextTry(tries: number, retryAfterS: number | null, now: Date): Date | null {
  const pauseS = pausesS[tries - 1];
  if (pauseS === undefined) return null;
  const waitS = Math.min(Math.max(pauseS, retryAfterS ?? 0), LONGEST_PAUSE_S);
  return new Date(now.getTime() + waitS * 1_000);
}
