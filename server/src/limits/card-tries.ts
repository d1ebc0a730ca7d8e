import type { PropertyId } from '@portico/domain/ids';
import { limitLabel } from '../config/limits.ts';
import type { Counted } from './rate-limit.store.ts';
import { delayOf, type LimitDeps } from './rate-limits.ts';
import { allowanceOf } from './take-limits.ts';

/** Declines of an address answered without delay: a wrong digit, another card. */
const PROMPT_DECLINES = 2;
const ATTACK_DELAY_MS = 4_000;

export interface CardTriesDeps extends LimitDeps {
  /** Called for each decline beyond the hotel's limit. */
  readonly onLimitMet: (limit: string) => void;
}

export interface CardHolder {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
}

/** A card about to be tried, counted as declined until it has paid. */
export type CardTry =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** The counted row, for the booking to store; undefined when the limit is off. */
      readonly counted: Counted | undefined;
      /** For a try that began no booking. */
      readonly release: () => Promise<void>;
      /** Milliseconds to delay the reply after a decline. */
      readonly declined: () => number;
    };

/**
 * Counts a card before the provider is called, so that concurrent requests cannot exceed the limit. A booking that has
 * begun keeps it counted until it is paid (`insertReservation`). Each decline is answered later than the one before.
 * Beyond the hotel's limit each address has only a few tries, delayed from the first on; good cards still book. Rule:
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
