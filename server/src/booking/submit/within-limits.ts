import type { PropertyId } from '@portico/domain/ids';
import { refused, type Result } from '@portico/domain/result';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import { limitCodes, type TypedCode } from '../../availability/code-limits.ts';
import { tryCard, type CardTriesDeps, type CardTry } from '../../limits/card-tries.ts';
import type { Counted } from '../../limits/rate-limit.store.ts';
import { takeLimits } from '../../limits/take-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { isKeyKnown } from '../../platform/once/idempotency.store.ts';
import type { BookingRefusal } from './booking-refusal.ts';

/** What a request to book or to change brings that is limited. */
export type Limited =
  | { readonly kind: 'codes'; readonly typed: readonly TypedCode[] }
  | { readonly kind: 'card' }
  /** `isPaidNow`: this address may use up what is left of the mailbox. */
  | { readonly kind: 'mailbox'; readonly mailbox: string; readonly isPaidNow: boolean };

/** Who sends the request, by `clientAddress`, and its idempotency key. */
export interface LimitedCaller {
  readonly propertyId: PropertyId;
  readonly address: string;
  readonly scope: string;
  readonly key: string | undefined;
}

/** What decides how much stays counted. */
export interface Outcome {
  /** False: nothing came of it, or an earlier request of the same key began it and is counted. */
  readonly isBegun: boolean;
  /** Whether it writes to the mailbox. */
  readonly isMailed: boolean;
  /** Whether the card stays counted as declined. */
  readonly isCardCounted: boolean;
  /** Whether this very request had its card declined. */
  readonly isDeclined: boolean;
  /** Left out: none. */
  readonly wrongCodes?: readonly TypedCode[];
}

/** Of a request that is refused. */
export const nothingBegun: Outcome = {
  isBegun: false,
  isMailed: false,
  isCardCounted: false,
  isDeclined: false,
};

export interface WithinLimits<Done> {
  readonly done: Result<Done, BookingRefusal>;
  /** Milliseconds for which the answer is to wait; everything is decided and nothing is held. */
  readonly waitMs: number;
}

interface Met {
  readonly isOpen: false;
  readonly thing: LimitedThing;
  readonly opensInS: number;
}

interface Taken {
  readonly isOpen: true;
  readonly card?: Extract<CardTry, { readonly isOpen: true }>;
  /** Releases what the outcome does not count; undefined: there is none. */
  readonly settle: (outcome: Outcome | undefined) => Promise<void>;
}

type Deps = CardTriesDeps & { readonly database: Database };

/**
 * Runs a request that may be repeated, where it meets no limit: each is taken in the order of `limited`, and the first that
 * is met refuses `request.too-many`. A repeat of a request that has begun runs all the same. What the outcome does not
 * count is released, all of it where `run` throws. `run` gets the row that counts its card. Rule: docs/limits.md.
 */
export async function withinLimits<Done>(
  deps: Deps,
  caller: LimitedCaller,
  limited: readonly Limited[],
  run: (cardTry: Counted | undefined) => Promise<Result<Done, BookingRefusal>>,
  outcomeOf: (done: Result<Done, BookingRefusal>) => Outcome,
): Promise<WithinLimits<Done>> {
  const taken: Taken[] = [];
  const settleAll = async (outcome?: Outcome) => {
    for (const { settle } of taken) await settle(outcome);
  };
  for (const each of limited) {
    const limit = await take(deps, caller, each);
    if (limit.isOpen) taken.push(limit);
    else if (!(await isKeyKnown(deps.database.kysely, caller))) {
      await settleAll();
      const { thing, opensInS } = limit;
      return { done: refused({ code: 'request.too-many', thing, opensInS }), waitMs: 0 };
    }
  }
  const card = taken.find((limit) => limit.card !== undefined)?.card;
  const done = await run(card?.counted).catch(async (error: unknown) => {
    await Promise.allSettled(taken.map(({ settle }) => settle(undefined)));
    throw error;
  });
  const outcome = outcomeOf(done);
  await settleAll(outcome);
  return { done, waitMs: outcome.isDeclined ? (card?.declined() ?? 0) : 0 };
}

async function take(deps: Deps, { propertyId, address }: LimitedCaller, one: Limited): Promise<Taken | Met> {
  const caller = { propertyId, address };
  switch (one.kind) {
    case 'codes': {
      const codes = await limitCodes(deps, caller, one.typed);
      if (!codes.isOpen) return { ...codes, thing: 'codes' };
      return { isOpen: true, settle: (outcome) => codes.settle(outcome?.wrongCodes ?? []) };
    }
    case 'card': {
      const card = await tryCard(deps, caller);
      if (!card.isOpen) return { ...card, thing: 'cards' };
      return { isOpen: true, card, settle: unless(({ isCardCounted }) => isCardCounted, card.release) };
    }
    case 'mailbox': {
      const { limits } = deps;
      const { mailbox, isPaidNow } = one;
      const mailsPerRecipientUnderAttack = isPaidNow
        ? limits.mailsPerRecipient
        : limits.mailsPerRecipientUnderAttack;
      const mails = await takeLimits(
        { ...deps, limits: { ...limits, mailsPerRecipientUnderAttack } },
        { ...caller, mailbox },
        { mailsPerRecipient: 1, mailsPerAddress: 1 },
      );
      if (!mails.isOpen) return mails;
      return { isOpen: true, settle: unless(({ isMailed }) => isMailed, mails.release) };
    }
  }
}

/** Releases where this request began nothing, or nothing that is counted. */
function unless(isCounted: (outcome: Outcome) => boolean, release: () => Promise<void>): Taken['settle'] {
  return async (outcome) => {
    if (!(outcome?.isBegun && isCounted(outcome))) await release();
  };
}
