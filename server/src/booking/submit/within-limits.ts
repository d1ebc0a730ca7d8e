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

/** The limited parts of a request to book or to change. */
export type Limited =
  | { readonly kind: 'codes'; readonly typed: readonly TypedCode[] }
  | { readonly kind: 'card' }
  /** `isPaidNow`: this address may use up the rest of the mailbox's limit. */
  | { readonly kind: 'mailbox'; readonly mailbox: string; readonly isPaidNow: boolean };

/** The client by `clientAddress`, and its idempotency key. */
export interface LimitedCaller {
  readonly propertyId: PropertyId;
  readonly address: string;
  readonly scope: string;
  readonly key: string | undefined;
}

/** What stays counted. */
export interface Outcome {
  /** False: it failed, or an earlier request with the same key began it and is counted. */
  readonly isBegun: boolean;
  /** Whether it sends mail to the mailbox. */
  readonly isMailed: boolean;
  /** Whether the card stays counted as declined. */
  readonly isCardCounted: boolean;
  /** Whether this request had its card declined. */
  readonly isDeclined: boolean;
  /** Absent: none. */
  readonly wrongCodes?: readonly TypedCode[];
}

/** Outcome of a refused request. */
export const nothingBegun: Outcome = {
  isBegun: false,
  isMailed: false,
  isCardCounted: false,
  isDeclined: false,
};

export interface WithinLimits<Done> {
  readonly done: Result<Done, BookingRefusal>;
  /** Milliseconds to delay the answer; everything is decided and no lock is held. */
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
  /** Releases what the outcome does not count. Undefined: no outcome. */
  readonly settle: (outcome: Outcome | undefined) => Promise<void>;
}

type Deps = CardTriesDeps & { readonly database: Database };

/**
 * Runs a repeatable request unless a limit is met. Limits are taken in the order of `limited`; the first that is met
 * refuses `request.too-many`. A repeat of a request already begun always runs. What the outcome does not count is
 * released, everything if `run` throws. `run` gets the row that counts its card. Rule: docs/limits.md.
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

/** Releases if this request began nothing, or nothing that counts. */
function unless(isCounted: (outcome: Outcome) => boolean, release: () => Promise<void>): Taken['settle'] {
  return async (outcome) => {
    if (!(outcome?.isBegun && isCounted(outcome))) await release();
  };
}
