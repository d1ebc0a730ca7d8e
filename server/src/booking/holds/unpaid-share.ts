/** Who has nothing of a night yet may book as many rooms as a family with its friends needs, where the share is less. */
const FAMILY_ROOMS = 4;

interface UnpaidShare {
  /** Nobody has them: without what is wanted. */
  readonly free: number;
  /** What the network has of them unpaid. */
  readonly own: number;
  /** Per cent of what a network may have of those two; 0: as much as comes. */
  readonly percent: number;
  /** How many at once are asked for at the most, by the hotel's own rules. */
  readonly mostAtOnce: number;
}

/**
 * How many a network may have unpaid, with what it has: its share of what is left to it, and at least one. Who has nothing
 * yet may have half of what is left, up to four, where that is more. Rule: docs/limits.md, "Rooms that are not paid".
 */
export function mostUnpaid({ free, own, percent, mostAtOnce }: UnpaidShare): number {
  if (percent === 0) return Infinity;
  const share = Math.max(1, Math.floor(((free + own) * Math.min(percent, 100)) / 100));
  if (own > 0) return share;
  return Math.max(share, Math.min(mostAtOnce, FAMILY_ROOMS, Math.ceil(free / 2)));
}
