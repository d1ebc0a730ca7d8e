import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Limits } from '../config/limits.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { addWithin, readCounted, takeOff, WHOLE_HOTEL, windowAt, type Counted } from './rate-limit.store.ts';
import { hiddenSubject } from './subjects.ts';

/** What one subject may take of one kind. */
export interface Allowance {
  readonly propertyId: PropertyId;
  /** What is counted, such as `codes-per-address`; also the metric label. */
  readonly kind: string;
  /** The subject, in clear; stored only as an HMAC. `WHOLE_HOTEL`: the hotel. */
  readonly subject: string;
  /** Per window; 0: no limit. */
  readonly max: number;
  /** Seconds. At the border of two windows twice `max` may pass in a short time. */
  readonly windowS: number;
}

/** What remains of an allowance. */
export interface Left {
  /** Whether it was taken, or, after `peek`, whether one could be. */
  readonly isOpen: boolean;
  /** How many more; Infinity when the limit is off. */
  readonly left: number;
  /** Whole seconds until the next window; 0 when open. */
  readonly opensInS: number;
}

export interface Taken extends Left {
  /** Returns what does not count after all; everything without `count`. */
  readonly release: (count?: number) => Promise<void>;
  /** The row, for a later transaction that releases it; undefined: nothing was counted. */
  readonly counted?: Counted;
}

/** Counts for all processes, in the database; docs/limits.md, "How it is counted". */
export interface RateLimits {
  /** Takes `count` (default 1), or nothing if less remains. */
  take(allowance: Allowance, count?: number): Promise<Taken>;
  /** Reads without counting. */
  peek(allowance: Allowance): Promise<Left>;
}

/** What counting needs. */
export interface LimitDeps {
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
}

export interface RateLimitsDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The newest of SECRET; a new one restarts the counts. */
  readonly secret: string;
  /** Called for each refused take. */
  readonly onMet?: (kind: string) => void;
}

/** Counts at once, whatever becomes of the request. */
export function rateLimits({ database: { kysely }, clock, secret, onMet }: RateLimitsDeps): RateLimits {
  return counter({
    db: kysely,
    clock,
    secret,
    onMet,
    takeOff: (counted, count) => takeOff(kysely, counted, count),
  });
}

/**
 * Counts in the transaction of what is counted. A rollback also undoes the count, so `release` does nothing. Others of
 * the same subject wait until the transaction ends. The caller updates metrics.
 */
export function limitsIn(
  tx: Transaction<Schema>,
  { limits, secret, now }: { readonly limits: Limits; readonly secret: string; readonly now: Date },
): LimitDeps {
  return {
    limits,
    rateLimits: counter({ db: tx, clock: { now: () => now }, secret, takeOff: async () => undefined }),
  };
}

interface CounterDeps extends Pick<RateLimitsDeps, 'clock' | 'secret'> {
  readonly db: Kysely<Schema>;
  readonly onMet?: ((kind: string) => void) | undefined;
  readonly takeOff: (counted: Counted, count: number) => Promise<void>;
}

const unlimited: Taken = {
  isOpen: true,
  left: Number.POSITIVE_INFINITY,
  opensInS: 0,
  release: async () => undefined,
};

function counter({ db, clock, secret, onMet, takeOff: giveBack }: CounterDeps): RateLimits {
  function countedNow({ propertyId, kind, subject, windowS }: Allowance): Counted & { opensInS: number } {
    const now = clock.now();
    const { from, to } = windowAt(now, windowS);
    const stored = subject === WHOLE_HOTEL ? subject : hiddenSubject(secret, kind, subject);
    return { propertyId, kind, subject: stored, from, to, opensInS: secondsUntil(to, now) };
  }

  return {
    take: async (allowance, count = 1) => {
      const { max: most, kind } = allowance;
      if (most === 0) return unlimited;
      const counted = countedNow(allowance);
      const sum = count > most ? undefined : await addWithin(db, counted, { count, most });
      if (sum === undefined) {
        onMet?.(kind);
        return { ...unlimited, isOpen: false, left: 0, opensInS: counted.opensInS };
      }
      return {
        isOpen: true,
        left: most - sum,
        opensInS: 0,
        release: (returned = count) => giveBack(counted, returned),
        counted,
      };
    },
    peek: async (allowance) => {
      const { max: most } = allowance;
      if (most === 0) return unlimited;
      const counted = countedNow(allowance);
      const left = Math.max(0, most - (await readCounted(db, counted)));
      return { isOpen: left > 0, left, opensInS: left > 0 ? 0 : counted.opensInS };
    },
  };
}

/** Whole seconds until a limit opens, at least 1. */
export function secondsUntil(opensAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1_000));
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;

/** Milliseconds to delay a reply: none up to 0 beyond, then 1, 2, 4 and 8 seconds. */
export function delayOf(beyond: number): number {
  return beyond > 0 ? Math.min(FIRST_DELAY_MS * 2 ** (beyond - 1), LONGEST_DELAY_MS) : 0;
}

const LOOKUP_WINDOW_S = 2;

/**
 * Whether a provider may be polled now about an account's card, or a change that its guest cancelled: once in two
 * seconds for all pages of the guest. `subject`: an id of ours, which identifies no one. Rule: docs/accounts.md,
 * "Cards", and docs/payments.md, "Paying a change".
 */
export async function mayLookUp(
  db: Kysely<Schema>,
  { propertyId, subject }: { readonly propertyId: PropertyId; readonly subject: string },
  now: Date,
): Promise<boolean> {
  const counted = { propertyId, kind: 'card-lookups', subject, ...windowAt(now, LOOKUP_WINDOW_S) };
  return (await addWithin(db, counted, { count: 1, most: 1 })) !== undefined;
}
