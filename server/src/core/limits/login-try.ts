import type { PropertyId } from '@portico/domain/ids';
import type { Allowance, LimitDeps } from './rate-limits.ts';

const WINDOW_S = 15 * 60;
/** So many wrong ones are answered at once: of one e-mail address, and from where several guests may be. */
const PROMPT_OF_ACCOUNT = 3;
const PROMPT_OF_ADDRESS = 5;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;

/** Whose password is tried, and from where. */
export interface LoginCaller {
  readonly propertyId: PropertyId;
  /** As kept of an account, whether there is one or not. */
  readonly email: string;
  /** By `clientAddress`. */
  readonly address: string;
}

/** A password that is about to be tried, counted as wrong until it is right. */
export type LoginTry =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** For so many milliseconds it waits before it is looked at. */
      readonly waitMs: number;
      /** For one that was right. */
      readonly release: () => Promise<void>;
    };

/**
 * Counts a password before it is looked at, so that of many at once no more are tried than of as many one after the
 * other. Each wrong one makes the next wait longer. Once an account has had more than it bears, each address has a few
 * only: nobody's guesses keep its guest out who comes from elsewhere. Rule: docs/accounts.md, "Logging in".
 */
export async function tryLogin(
  { limits, rateLimits }: LimitDeps,
  { propertyId, email, address }: LoginCaller,
): Promise<LoginTry> {
  const common = { propertyId, windowS: WINDOW_S };
  const ofAddress = await rateLimits.take({
    ...common,
    kind: 'logins-per-address',
    subject: address,
    max: limits.loginsPerAddress,
  });
  if (!ofAddress.isOpen) return { isOpen: false, opensInS: ofAddress.opensInS };

  const all: Allowance = {
    ...common,
    kind: 'logins-per-account',
    subject: email,
    max: limits.loginsPerAccount,
  };
  const ofAccount = await rateLimits.take(all);
  const few: Allowance = {
    ...common,
    kind: 'logins-per-account-under-attack',
    subject: `${email}\n${address}`,
    max: limits.loginsPerAccountUnderAttack,
  };
  const ofFew = ofAccount.isOpen ? undefined : await rateLimits.take(few);
  if (ofFew?.isOpen === false) {
    await ofAddress.release();
    return { isOpen: false, opensInS: ofFew.opensInS };
  }
  const triesOfAccount = ofAccount.isOpen ? all.max - ofAccount.left : all.max;
  const triesOfAddress = limits.loginsPerAddress - ofAddress.left;
  return {
    isOpen: true,
    waitMs: Math.max(
      delayOf(triesOfAccount - PROMPT_OF_ACCOUNT),
      delayOf(triesOfAddress - PROMPT_OF_ADDRESS),
    ),
    release: async () => {
      for (const taken of [ofAddress, ofAccount, ofFew]) await taken?.release();
    },
  };
}

/** Nothing up to none over, then 1, 2, 4 and 8 seconds. */
function delayOf(over: number): number {
  return over > 0 ? Math.min(FIRST_DELAY_MS * 2 ** (over - 1), LONGEST_DELAY_MS) : 0;
}
