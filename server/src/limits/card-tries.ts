import type { PropertyId } from '@portico/domain/ids';
import { limitLabel } from '../config/limits.ts';
import type { Counted } from './rate-limit.store.ts';
import { delayOf, type LimitDeps } from './rate-limits.ts';
import { allowanceOf } from './take-limits.ts';

/** How many declines of an address are answered at once: a wrong digit, another card. */
const PROMPT_DECLINES = 2;
const ATTACK_DELAY_MS = 4_000;

export interface CardTriesDeps extends LimitDeps {
  /** Called for each decline beyond the limit of the hotel. */
  readonly onLimitMet: (limit: string) => void;
}

export interface CardHolder {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
}

/** A card that is about to be tried, counted as declined until it has paid. */
export type CardTry =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** The row that counts it, for the booking to store; undefined where the limit is off. */
      readonly counted: Counted | undefined;
      /** For a try that began no booking. */
      readonly release: () => Promise<void>;
      /** For how many milliseconds the answer of a decline is to wait. */
      readonly declined: () => number;
    };

/**
 * Counts a card before the provider is asked: concurrent requests cannot try more cards than the limit. A booking that is
 * begun keeps it counted until it is paid (`insertReservation`). Each decline is answered later than the one before. Beyond
 * the limit of the hotel each address has a few only and waits from the first on; good cards still book. Rule:
 * docs/limits.md, "Cards".
 */
export async function tryCard(
  { limits, rateLimits, onLimitMet }: CardTriesDeps,
  holder: CardHolder,
): Promise<CardTry> {
  const isAttacked = !(await rateLimits.peek(allowanceOf(limits, 'declinesPerHotel', holder))).isOpen;
  const ofAddress = allowanceOf(limits, 'declinesPerAddress', holder);
  const max = isAttacked ? limits.declinesPerAddressUnderAttack : ofAddress.max;
  const taken = await rateLimits.take({ ...ofAddress, max });
  if (!taken.isOpen) return { isOpen: false, opensInS: taken.opensInS };
  const declined = () => {
    if (isAttacked) onLimitMet(limitLabel('declinesPerHotel'));
    const declines = max - taken.left;
    return Math.max(delayOf(declines - PROMPT_DECLINES), isAttacked ? ATTACK_DELAY_MS : 0);
  };
  return { isOpen: true, counted: taken.counted, release: () => taken.release(), declined };
}
