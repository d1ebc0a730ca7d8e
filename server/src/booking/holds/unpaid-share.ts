/** Rooms for a family with friends: a network without rooms that night may book these if its share is less. */
const FAMILY_ROOMS = 4;

interface UnpaidShare {
  /** Free, before the request. */
  readonly free: number;
  /** Unpaid rooms of the network. */
  readonly own: number;
  /** Per cent of these two that a network may have; 0: no limit. */
  readonly percent: number;
  /** Most per booking by the hotel's rules. */
  readonly mostAtOnce: number;
}

/**
 * How many a network may have unpaid in all: its share of what is available to it, at least one. A network without any
 * may have half of the remaining rooms, up to four, if that is more. Rule: docs/limits.md, "Rooms that are not paid".
 */
export function mostUnpaid({ free, own, percent, mostAtOnce }: UnpaidShare): number {
  if (percent === 0) return Infinity;
  const share = Math.max(1, Math.floor(((free + own) * Math.min(percent, 100)) / 100));
  if (own > 0) return share;
  return Math.max(share, Math.min(mostAtOnce, FAMILY_ROOMS, Math.ceil(free / 2)));
}
