import type { PropertyId } from '@portico/domain/ids';
import { ADDRESS_DECLINES, DECLINES_WINDOW_S, HOTEL_DECLINES } from './declines.ts';
import type { Counted } from './rate-limit.store.ts';
import type { Allowance, LimitDeps } from './rate-limits.ts';
import { WHOLE_HOTEL } from './window-at.ts';

/** So many declines of an address are answered at once: a wrong digit, another card. */
const PROMPT_DECLINES = 2;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;
const ATTACK_DELAY_MS = 4_000;

export interface CardTriesDeps extends LimitDeps {
  /** Told of each decline beyond what the hotel bears. */
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
      /** Where it is counted, for the booking to keep; undefined where nothing is. */
      readonly counted: Counted | undefined;
      /** For a try that began no booking. */
      readonly release: () => Promise<void>;
      /** For how many milliseconds the answer of a decline is to wait. */
      readonly declined: () => number;
    };

/**
 * Counts a card before the provider is asked, so that of many at once no more are tried than of as many one after the
 * other; a booking that is begun keeps it counted until it is paid (`insertReservation`). Each decline is answered later than
 * the one before. Once a hotel has had more declines than it bears, each address has a few only and waits from the first
 * on; nobody with a good card is kept from booking. Rule: docs/limits.md, "Cards".
 */
export async function tryCard(
  { limits, rateLimits, onLimitMet }: CardTriesDeps,
  { propertyId, address }: CardHolder,
): Promise<CardTry> {
  const common = { propertyId, windowS: DECLINES_WINDOW_S };
  const ofHotel: Allowance = {
    ...common,
    kind: HOTEL_DECLINES,
    subject: WHOLE_HOTEL,
    max: limits.declinesPerHotel,
  };
  const isAttacked = !(await rateLimits.peek(ofHotel)).isOpen;
  const max = isAttacked ? limits.declinesPerAddressUnderAttack : limits.declinesPerAddress;
  const ofAddress: Allowance = { ...common, kind: ADDRESS_DECLINES, subject: address, max };
  const taken = await rateLimits.take(ofAddress);
  if (!taken.isOpen) return { isOpen: false, opensInS: taken.opensInS };
  const declined = () => {
    if (isAttacked) onLimitMet(HOTEL_DECLINES);
    const declines = max === 0 ? 0 : max - taken.left;
    return Math.max(delayOf(declines), isAttacked ? ATTACK_DELAY_MS : 0);
  };
  return { isOpen: true, counted: taken.counted, release: () => taken.release(), declined };
}

/** Nothing for the first two, then 1, 2, 4 and 8 seconds. */
function delayOf(declines: number): number {
  if (declines <= PROMPT_DECLINES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (declines - PROMPT_DECLINES - 1), LONGEST_DELAY_MS);
}
