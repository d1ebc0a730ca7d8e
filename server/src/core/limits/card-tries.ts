import type { PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import type { Allowance, RateLimits } from './rate-limits.ts';

const WINDOW_S = 15 * 60;

/** So many declines of an address are answered at once: a wrong digit, another card. */
const PROMPT_DECLINES = 2;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;
const ATTACK_DELAY_MS = 4_000;

export interface CardTriesDeps {
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
}

export interface CardHolder {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
}

/** A card that is about to be tried, counted as declined until it is known. */
export type CardTry =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** Counts a decline, or gives the try back. Answers for how many milliseconds the answer is to wait. */
      readonly settle: (isDeclined: boolean) => Promise<number>;
    };

/**
 * Counts a card before the provider is asked, so that of many at once no more are tried than of as many one after the
 * other. Each decline is answered later than the one before. Once a hotel has had more declines than it bears, each
 * address has a few only and waits from the first on; nobody with a good card is kept from booking. Rule:
 * docs/limits.md, "Cards".
 */
export async function tryCard(
  { limits, rateLimits }: CardTriesDeps,
  { propertyId, address }: CardHolder,
): Promise<CardTry> {
  const common = { propertyId, windowS: WINDOW_S };
  const ofHotel: Allowance = {
    ...common,
    kind: 'declines-per-hotel',
    subject: '',
    max: limits.declinesPerHotel,
  };
  const isAttacked = !(await rateLimits.look(ofHotel)).isOpen;
  const max = isAttacked ? limits.declinesPerAddressUnderAttack : limits.declinesPerAddress;
  const ofAddress: Allowance = { ...common, kind: 'declines-per-address', subject: address, max };
  const taken = await rateLimits.take(ofAddress);
  if (!taken.isOpen) return { isOpen: false, opensInS: taken.opensInS };
  const settle = async (isDeclined: boolean) => {
    if (!isDeclined) {
      await taken.giveBack();
      return 0;
    }
    await rateLimits.take(ofHotel);
    const declines = max === 0 ? 0 : max - taken.left;
    return Math.max(delayOf(declines), isAttacked ? ATTACK_DELAY_MS : 0);
  };
  return { isOpen: true, settle };
}

/** Nothing for the first two, then 1, 2, 4 and 8 seconds. */
function delayOf(declines: number): number {
  if (declines <= PROMPT_DECLINES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (declines - PROMPT_DECLINES - 1), LONGEST_DELAY_MS);
}
