import type { Allowance, RateLimits, Taken } from './rate-limits.ts';

/** What is counted of a victim, such as a mailbox or a number, and what each address has of it beyond that. */
export interface SharedAllowance extends Allowance {
  /** Of who asks, by `clientAddress`. */
  readonly address: string;
  /** What that address may take once all together have used up `max`; 0: as much as comes. */
  readonly ownMax: number;
}

/**
 * Takes one of what all addresses together may; once that is used up, one of the address's own few. So whoever uses up
 * what belongs to somebody else shuts only themselves out. Rule: docs/limits.md, "Nobody shuts another out".
 */
export async function takeShared(
  rateLimits: RateLimits,
  { address, ownMax, ...all }: SharedAllowance,
): Promise<Taken> {
  const taken = await rateLimits.take(all);
  if (taken.isOpen) return taken;
  const kind = `${all.kind}-under-attack`;
  return rateLimits.take({ ...all, kind, subject: `${all.subject}\n${address}`, max: ownMax });
}
