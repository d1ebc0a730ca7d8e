import type { PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hiddenSubject } from './hidden-subject.ts';
import { addWithin, readCounted, takeOff, type Counted } from './rate-limit.store.ts';
import { secondsUntil } from './seconds-until.ts';
import { WHOLE_HOTEL, windowAt } from './window-at.ts';

/** What one subject may take of one kind. */
export interface Allowance {
  readonly propertyId: PropertyId;
  /** What is counted, such as `wrong-codes`: also the label of the metric. */
  readonly kind: string;
  /** Who is counted: an address, a mail address; empty: the hotel as a whole. Kept as an HMAC only. */
  readonly subject: string;
  /** In one window; 0: as much as comes. */
  readonly max: number;
  /** Windows of that length follow each other, so that at their border twice `max` may come in a short time. */
  readonly windowS: number;
}

/** What is left of an allowance. */
export interface Left {
  /** Whether it was taken, or of peeking whether one could be. */
  readonly isOpen: boolean;
  /** How many more; Infinity where it is off. */
  readonly left: number;
  /** Whole seconds until the window is over and all may be taken again; 0 where it is open. */
  readonly opensInS: number;
}

/** What was taken, to be released where it turns out not to count. */
export interface Taken extends Left {
  /** All of it unless told. */
  readonly release: (count?: number) => Promise<void>;
  /** Where it stands, for who releases it in a transaction of another time; undefined: nothing was counted. */
  readonly counted?: Counted;
}

/** Counts over all processes, in the database; docs/limits.md. */
export interface RateLimits {
  /** Takes `count` (1 unless told) at once, or nothing where so much is not left. */
  take(allowance: Allowance, count?: number): Promise<Taken>;
  /** Looks without counting. */
  peek(allowance: Allowance): Promise<Left>;
}

/** What whoever counts needs. */
export interface LimitDeps {
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
}

export interface RateLimitsDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The newest of SECRET; counts begin anew when it changes. */
  readonly secret: string;
  /** Told of each take that was refused. */
  readonly onMet?: (kind: string) => void;
}

const unlimited: Taken = {
  isOpen: true,
  left: Number.POSITIVE_INFINITY,
  opensInS: 0,
  release: async () => undefined,
};

export function rateLimits({ database, clock, secret, onMet }: RateLimitsDeps): RateLimits {
  const { kysely } = database;
  const nothing = async () => undefined;

  function countedNow({ propertyId, kind, subject, windowS }: Allowance): Counted & { opensInS: number } {
    const now = clock.now();
    const { from, to } = windowAt(now, windowS);
    const counted = subject === WHOLE_HOTEL ? subject : hiddenSubject(secret, kind, subject);
    return { propertyId, kind, subject: counted, from, to, opensInS: secondsUntil(to, now) };
  }

  return {
    take: async (allowance, count = 1) => {
      const { max: most, kind } = allowance;
      if (most === 0) return unlimited;
      const counted = countedNow(allowance);
      const sum = count > most ? undefined : await addWithin(kysely, counted, { count, most });
      if (sum === undefined) {
        onMet?.(kind);
        return { isOpen: false, left: 0, opensInS: counted.opensInS, release: nothing };
      }
      return {
        isOpen: true,
        left: most - sum,
        opensInS: 0,
        release: (returned = count) => takeOff(kysely, counted, returned),
        counted,
      };
    },
    peek: async (allowance) => {
      const { max: most } = allowance;
      if (most === 0) return unlimited;
      const counted = countedNow(allowance);
      const left = Math.max(0, most - (await readCounted(kysely, counted)));
      return { isOpen: left > 0, left, opensInS: left > 0 ? 0 : counted.opensInS };
    },
  };
}
